import { setTimeout } from "node:timers/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import { isLoopback } from "../../web/http/origins.ts";
import { PermanentError } from "./channel.ts";

/** A mail server. */
export interface MailServer {
  /** Rejects with a message without patient data. */
  send(mail: SendMailOptions): Promise<void>;
  close(): void;
}

/** @param timeoutMs of each step; all of them may take twice as long */
export function mailServer(smtp: string, timeoutMs: number): MailServer {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Never in clear text through a network.
    requireTLS: !isLoopback(new URL(smtp).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const sent = transport.sendMail(mail).catch(rejectWithCodes);
      // A slow server may take many steps.
      const late = await Promise.race([sent, setTimeout(2 * timeoutMs, "late", { ref: false })]);
      if (late === "late") throw new Error("TimeoutError");
    },
    close: () => transport.close(),
  };
}

/** The message of the mail server may quote the email. */
function rejectWithCodes({ code, responseCode }: Error & { code?: string; responseCode?: number }) {
  const message = [code, responseCode].filter(Boolean).join(" ");
  // RFC 5321, 4.2.1: the same email would be refused again.
  throw (responseCode ?? 0) >= 500 ? new PermanentError(message) : new Error(message);
}
