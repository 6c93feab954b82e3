import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import { isLoopback } from "../../contract/loopback.ts";
import { PermanentError, UnansweredError } from "./deliver.ts";

interface Mail extends SendMailOptions {
  beforeEnd?: (() => Promise<void>) | undefined;
}

/** A mail server. */
export type MailServer = ReturnType<typeof mailServer>;

/** @param timeoutMs of each step; all of them may take twice as long */
export function mailServer(smtp: string, timeoutMs: number) {
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
  transport.use("stream", ({ message, data }, done) => {
    const { beforeEnd } = data as Mail;
    if (beforeEnd) {
      message.transform(
        () => new PassThrough({ flush: (end) => void beforeEnd().then(() => end(), end) }),
      );
    }
    done();
  });
  return {
    /**
     * Rejects with a message without patient data.
     * @param beforeEnd called before the last bytes; after it, this rejects with an UnansweredError
     * unless the server refuses the email
     */
    async send(mail: SendMailOptions, beforeEnd?: () => Promise<void>): Promise<void> {
      let [isEnding, isLate] = [false, false];
      const end = async () => {
        if (isLate) throw new Error("TimeoutError");
        isEnding = true;
        await beforeEnd?.().catch((error) => {
          isEnding = false;
          throw error;
        });
      };
      const email: Mail = { ...mail, beforeEnd: beforeEnd && end };
      const sent = transport.sendMail(email).catch(({ code, responseCode = 0 }) => {
        if (isEnding && responseCode === 0) throw new UnansweredError();
        // The message of the mail server may quote the email.
        const message = [code, responseCode].filter(Boolean).join(" ");
        // RFC 5321, 4.2.1: the same email would be refused again.
        throw responseCode >= 500 ? new PermanentError(message) : new Error(message);
      });
      // A slow server may take many steps.
      const late = setTimeout(2 * timeoutMs, "late", { ref: false });
      if ((await Promise.race([sent, late])) !== "late") return;
      isLate = true;
      throw isEnding ? new UnansweredError() : new Error("TimeoutError");
    },
    close: () => transport.close(),
  };
}
