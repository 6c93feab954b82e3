export const USAGE = `Usage: web-scheduler-server [options]

Serves the endpoint, the sample practice pages, the inbox and the built script.

  --port N         port, or 0 for any (5180)
  --host H         address to listen on (127.0.0.1, which only this computer can reach)
  --locations DIR  folder of location records as JSON, bare or in their envelope; the preview
                   saves its drafts there (WEB_SCHEDULER_LOCATIONS, otherwise none)
  --data FILE      SQLite file of the inbox; :memory: stores nothing on disk
                   (WEB_SCHEDULER_DATA, otherwise .data/booking-requests.sqlite)
  --version        print the version
  --help           show this help
`;
