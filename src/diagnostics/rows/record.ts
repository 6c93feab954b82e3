import { defineRows } from "./row.ts";

const DEFAULT_USED = "The form works, but does not look or behave as the record intends.";
const IN_RECORD = "Correct {subject} in the location's settings.";

export const RECORD = defineRows({
  WS301: {
    subject: "a key of the record",
    message: "is not as documented; the default is used",
    severity: "warning",
    reason: DEFAULT_USED,
    cure: IN_RECORD,
  },
  WS302: {
    subject: "a key of the record",
    message: "requires no field; first name, last name, phone and date of birth are required",
    severity: "info",
    reason: DEFAULT_USED,
    cure: "Select the required fields in the location's settings.",
  },
  WS303: {
    subject: "a key of the record",
    message: "has an action other than allow or stop; it stops the patient",
    severity: "warning",
    reason: "Patients with this answer are asked to call.",
    cure: IN_RECORD,
  },
  WS304: {
    subject: "a key of the record",
    message: "is enabled without a question; it is skipped",
    severity: "warning",
    reason: "Patients are not asked the question.",
    cure: IN_RECORD,
  },
  WS305: {
    subject: "a key of the record",
    message: "has no profile with a readable name; the form does not ask for a provider",
    severity: "warning",
    reason: "Patients cannot choose a provider.",
    cure: IN_RECORD,
  },
  WS306: {
    subject: "a key of the record",
    message: "isn't an absolute http(s) URL; no logo is shown",
    severity: "warning",
    reason: DEFAULT_USED,
    cure: IN_RECORD,
  },
  WS307: {
    subject: "a key of the record",
    message: "contains no font family; the default font is used",
    severity: "warning",
    reason: DEFAULT_USED,
    cure: IN_RECORD,
  },
  WS308: {
    subject: "a key of the record",
    message: "isn't a color of the form #RRGGBB; the default color is used",
    severity: "warning",
    reason: DEFAULT_USED,
    cure: IN_RECORD,
  },
  WS309: {
    subject: "a key of the record",
    message: "has too little contrast with its background; the nearest readable shade is used",
    severity: "warning",
    reason: "The text would be hard to read.",
    cure: IN_RECORD,
  },
  WS310: {
    subject: "a key of the record",
    message: "is out of range; the nearest valid size is used",
    severity: "warning",
    reason: DEFAULT_USED,
    cure: IN_RECORD,
  },
  WS311: {
    subject: "a key of the record",
    message: "is false: the form says that online requests are closed",
    severity: "info",
    reason: "Patients cannot send requests; they read how to call.",
    cure: "If this is not intended, enable online scheduling in the location's settings.",
  },
});
