import type { SlotsProblem, SlotsProblemCode } from "../../client/slots/slots-outcome.ts";
import { type DiagnosticCode, type Finding, finding } from "./diagnostics.ts";

export const SLOTS_CODES: Record<SlotsProblemCode, DiagnosticCode> = {
  unreachable: "WS601",
  timeout: "WS602",
  refused: "WS603",
  unavailable: "WS604",
  "not-slots": "WS605",
  "too-large": "WS606",
  limited: "WS606",
  "no-location": "WS607",
  handler: "WS608",
  invalid: "WS609",
  overlapping: "WS610",
  "not-asked-for": "WS611",
  outdated: "WS612",
};

/** What the site owner should know about a source of free times: `slots-url`, or `onSlots`. */
export const slotsFinding = (source: string, { code, detail }: SlotsProblem): Finding =>
  finding(SLOTS_CODES[code], source, detail);
