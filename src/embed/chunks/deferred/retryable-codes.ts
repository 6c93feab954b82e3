import { isRetryable, type LoadFailure } from "../../../client/failures.ts";
import { isRetryableOutcome, type SubmitOutcome } from "../../../client/submit.ts";
import { LOAD_CODES, NOT_SENT_CODES } from "../../diagnostics/codes.ts";
import type { DiagnosticCode } from "../../diagnostics/diagnostics.ts";
import { SLOTS_CODES } from "../../diagnostics/slots-codes.ts";

const codesOf = <Key extends string>(
  codes: Partial<Record<Key, DiagnosticCode>>,
  isRetryableKey: (key: Key) => boolean,
) => (Object.keys(codes) as Key[]).filter(isRetryableKey).flatMap((key) => codes[key] ?? []);

/** The codes of failures that may not recur on the next attempt. */
export const RETRYABLE_CODES: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "WS111",
  SLOTS_CODES.unreachable,
  SLOTS_CODES.timeout,
  SLOTS_CODES.unavailable,
  ...codesOf<LoadFailure>(LOAD_CODES, isRetryable),
  ...codesOf<SubmitOutcome["kind"]>(NOT_SENT_CODES, isRetryableOutcome),
]);
