import { DOCTOR } from "./rows/doctor.ts";
import { EMBED } from "./rows/embed.ts";
import { LOAD } from "./rows/load.ts";
import { MARKUP } from "./rows/markup.ts";
import { PLACE } from "./rows/place.ts";
import { RECORD } from "./rows/record.ts";
import type { DiagnosticRow } from "./rows/row.ts";
import { SEND } from "./rows/send.ts";
import { SERVERS } from "./rows/servers.ts";
import { SLOTS } from "./rows/slots.ts";
import { SNIPPET } from "./rows/snippet.ts";
import { START } from "./rows/start.ts";

const REPORTED = { ...EMBED, ...START, ...LOAD, ...RECORD, ...SEND, ...SLOTS };

/** The stable code of a diagnostic that the form reports; the documentation lists them. */
export type DiagnosticCode = keyof typeof REPORTED;

/** Codes that only the doctor reports: WS105, WS115, and WS5xx about the page and the servers around the form. */
export type DoctorCode =
  | keyof typeof DOCTOR
  | keyof typeof MARKUP
  | keyof typeof PLACE
  | keyof typeof SERVERS
  | keyof typeof SNIPPET;

/** The rows of some codes. */
export type DiagnosticRows = Readonly<Partial<Record<DiagnosticCode | DoctorCode, DiagnosticRow>>>;

/** Every diagnostic that a form can report. Text for site owners: only code that is loaded for a finding imports it. */
export const DIAGNOSTICS = {
  ...REPORTED,
  ...DOCTOR,
  ...MARKUP,
  ...PLACE,
  ...SERVERS,
  ...SNIPPET,
} satisfies Record<DiagnosticCode | DoctorCode, DiagnosticRow>;
