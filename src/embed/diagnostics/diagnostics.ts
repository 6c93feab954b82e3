/**
 * Everything a site owner may have to know, by its number: WS1xx the embed, WS2xx loading the
 * record, WS3xx the record, WS4xx handing a request over. Numbers are stable and stand in README.
 */
export type DiagnosticCode =
  | "WS101"
  | "WS102"
  | "WS103"
  | "WS104"
  | "WS105"
  | "WS106"
  | "WS107"
  | "WS108"
  | "WS109"
  | "WS110"
  | "WS111"
  | "WS201"
  | "WS202"
  | "WS203"
  | "WS204"
  | "WS205"
  | "WS206"
  | "WS207"
  | "WS208"
  | "WS301"
  | "WS302"
  | "WS303"
  | "WS304"
  | "WS305"
  | "WS306"
  | "WS307"
  | "WS308"
  | "WS309"
  | "WS310"
  | "WS311"
  | "WS401"
  | "WS402"
  | "WS403"
  | "WS404"
  | "WS405";

/** Something that the site owner should know: what about which part. No patient data. */
export interface Finding {
  code: DiagnosticCode;
  /** The attribute, the key of the record, or the part that it is about. */
  subject: string;
  /** What was found and what was expected, where that helps. */
  detail: string;
}

export const finding = (code: DiagnosticCode, subject: string, detail = ""): Finding => ({
  code,
  subject,
  detail,
});
