import type { Finding } from "../../diagnostics/diagnostics.ts";
import { invalidAttributeMessage } from "./attribute-messages.ts";
import { MESSAGES } from "./messages.ts";
import { RETRYABLE_CODES } from "./retryable-codes.ts";

/** One sentence for the site owner, in English, without its period. */
export function describe({ code, subject, detail }: Finding): string {
  const details = code === "WS102" ? invalidAttributeMessage(subject, detail) : detail;
  return `${subject} ${MESSAGES[code]}${details && ` (${details})`}`;
}

/** `describe()` with a period, plus a hint if retrying may help. */
export const explain = (found: Finding): string =>
  `${describe(found)}.${RETRYABLE_CODES.has(found.code) ? " Trying again may help." : ""}`;
