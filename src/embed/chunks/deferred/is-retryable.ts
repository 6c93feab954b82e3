import type { DiagnosticCode } from "../../diagnostics/diagnostics.ts";

/** What may be gone at the next try, without anybody mending it. */
export const MAY_PASS: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "WS111",
  "WS201",
  "WS202",
  "WS205",
  "WS206",
  "WS401",
  "WS402",
  "WS404",
]);
