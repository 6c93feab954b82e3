import { defineRows, NO_RECORD } from "./row.ts";

const IGNORED = "The value is ignored, as if the attribute were missing.";

export const EMBED = defineRows({
  WS101: {
    subject: "an attribute",
    message: "is missing; the form cannot start without it",
    severity: "error",
    reason: NO_RECORD,
    cure: "Add {subject} to <web-scheduler>, or data-{subject} to the tag. If it is there in the editor, the editor removes it: put the whole snippet into its block for custom HTML.",
  },
  WS102: {
    subject: "an attribute",
    message: "has an invalid value",
    severity: "warning",
    reason: IGNORED,
    cure: "Correct the attribute; “Attributes” in the documentation has the values of each one.",
  },
  WS104: {
    subject: "an attribute",
    message: "is not https: data loaded from it can be read and changed in transit",
    severity: "warning",
    reason: "Others in the network could read or change the data.",
    cure: "Use an https URL.",
  },
  WS109: {
    subject: "a browser feature",
    message: "does not work on this page, so the form cannot be shown",
    severity: "error",
    reason:
      "The browser is too old, or another script of the page has replaced a feature that the form needs. The snippet is not the cause. Patients see how to call instead.",
    cure: "Open the page in a current Chrome, Edge, Firefox or Safari. If the form appears, update the browser or the device. If it does not, update or remove the script that replaces this feature.",
  },
  WS111: {
    subject: "a file of the script",
    message: "could not be loaded",
    severity: "error",
    reason: "Without this file a part of the form does not work.",
    cure: "Copy every file of the build to the folder of web-scheduler.js. Its server must send Access-Control-Allow-Origin: *, and script-src must allow it.",
    isRetryable: true,
  },
  WS113: {
    subject: "an attribute",
    message: "isn't an attribute of the form and has no effect",
    detail: "which one may be meant",
    severity: "warning",
    reason: "The setting that is meant is missing, or has its default.",
    cure: "Correct the spelling.",
  },
  WS120: {
    subject: "an attribute",
    message: "is written with a dash instead of a hyphen, so that it is another attribute",
    detail: "which one is meant",
    severity: "warning",
    reason: "Word processors and mail programs write dashes for hyphens.",
    cure: "Delete each dash in the names of the attributes, and type a hyphen: the minus key. Or copy the snippet again from where it was created, as plain text.",
  },
  WS114: {
    subject: "`<web-scheduler>`",
    message: "contains a part of the page, which disappears when the form is shown",
    severity: "error",
    reason:
      "HTML has no self-closing elements: everything after <web-scheduler … /> is its content, and is hidden when the form appears.",
    cure: "Write </web-scheduler> directly after the tag, or after a short fallback such as a phone link.",
  },
  WS116: {
    subject: "an element",
    message: "isn't an element that this script knows",
    detail: "which one may be meant",
    severity: "error",
    reason: "The browser shows an unknown element as plain text, without a form.",
    cure: "Correct the name in the start tag and in the end tag.",
  },
  WS119: {
    subject: "`<web-scheduler>` or the tag",
    message: "has HTML of the editor inside its start tag",
    detail: "which",
    severity: "error",
    reason:
      "The editor has turned line breaks into <br> or paragraphs. The browser reads them as a part of the name or as an attribute, so there is no form.",
    cure: "Put the snippet into the editor's block for custom HTML instead of a text block, or write the whole start tag on one line.",
  },
  WS117: {
    subject: '`mode="popup"`',
    message: "has no element on this page that opens it",
    severity: "error",
    reason: "Nobody can open the form, unless a script calls its open().",
    cure: "Add the attribute data-web-scheduler-open to a link or button, or use the mode “button” or “inline”.",
  },
  WS118: {
    subject: "an element with `data-web-scheduler-open`",
    message: "opens no form",
    detail: "why",
    severity: "error",
    reason: "A click on it does not open the form.",
    cure: 'Set mode="popup" or mode="button" on the form, and, if there are several, its id or location-id as the value of data-web-scheduler-open.',
  },
});
