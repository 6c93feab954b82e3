import type { Example } from "../../examples/index.ts";

/** What `npm start` prints when the server is ready: its URLs, and how to stop it. */
export function startMessage(origin: string, [example]: readonly Example[]): string {
  const urls: Record<string, string> = {
    "Home page": `${origin}/`,
    ...(example && {
      "Practice page": `${origin}/practice/${example.slug}/`,
      Endpoint: `${origin}/api/v1/location/${example.record.id}/public-detail/`,
    }),
    Preview: `${origin}/preview/`,
    Inbox: `${origin}/dev/inbox/`,
  };
  const lines = Object.entries(urls).map(([name, url]) => `  ${name.padEnd(15)} ${url}`);
  return `\nWeb Scheduler is running.\n\n${lines.join("\n")}\n\nPress Ctrl-C to stop it.\n`;
}
