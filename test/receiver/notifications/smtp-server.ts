import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedEmail extends Email {
  recipients: string[];
  source: string;
}

/** Starts a mail server. @param refuse the SMTP status that refuses a recipient, if any */
export async function startMailServer(refuse: (recipient: string) => number | undefined) {
  const emails: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, callback) {
      const responseCode = refuse(address);
      const error = Object.assign(new Error(`Refused: ${address}`), { responseCode });
      callback(responseCode === undefined ? null : error);
    },
    async onData(stream, session, callback) {
      const chunks = await stream.toArray().catch(() => null);
      // The connection ended in the middle of it.
      if (chunks === null) return callback();
      const source = Buffer.concat(chunks).toString();
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      emails.push({ ...(await PostalMime.parse(source)), recipients, source });
      callback();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return { emails, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}
