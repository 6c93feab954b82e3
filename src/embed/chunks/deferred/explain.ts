import type { Finding } from "../../diagnostics/diagnostics.ts";
import { invalidAttributeMessage } from "./attribute-messages.ts";
import { MESSAGES } from "./messages.ts";
import { RETRYABLE_CODES } from "./retryable-codes.ts";

/** One sentence for the site owner, in English, and another one if retrying may help. */
export function explain({ code, subject, detail }: Finding): string {
  const details = code === "WS102" ? invalidAttributeMessage(subject, detail) : detail;
  const retry = RETRYABLE_CODES.has(code) ? " Trying again may help." : "";
  return `${subject} ${MESSAGES[code]}${details && ` (${details})`}.${retry}`;
}
