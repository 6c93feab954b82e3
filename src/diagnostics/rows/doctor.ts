import { defineRows } from "./row.ts";

const NO_LOGO = "Patients see the logo's alternative text.";

/** Reported by the doctor alone: the page, and what it loads. */
export const DOCTOR = defineRows({
  WS105: {
    subject: "an attribute",
    message:
      "is missing: requests are not sent unless the page handles the web-scheduler-request event",
    severity: "info",
    reason: "The doctor cannot see whether this page handles it.",
    cure: "If it does not, add submit-url with the URL that receives booking requests.",
  },
  WS115: {
    subject: "the script",
    message: "is on this page without a form",
    severity: "error",
    reason: "The script has nothing to show.",
    cure: "Add data-location-id and data-base-url to the script tag, or a <web-scheduler> element where the form should appear. If the element is there in the editor, the editor or the site's software removes it: put the whole snippet into the block for custom HTML, or use the plugin. If an optimizer removed the attributes of the tag, use the element.",
  },
  WS504: {
    subject: "the script",
    message: "is on this page more than once",
    severity: "warning",
    reason: "Only the first one is used, and two versions can disagree.",
    cure: "Keep one of these tags: {detail}",
  },
  WS511: {
    subject: "a logo",
    message: "could not be loaded as an image",
    severity: "warning",
    reason: NO_LOGO,
    cure: "Check the logo's URL in the location's settings.",
  },
  WS521: {
    subject: "a logo",
    message: "does not reach this page",
    detail: "what prevents it",
    severity: "warning",
    reason: NO_LOGO,
    cure: "Open the URL in a new tab. If it shows the image, its server must send this header: Cross-Origin-Resource-Policy: cross-origin. Otherwise, correct the logo's URL in the location's settings.",
  },
  WS536: {
    subject: "the script",
    message: "has integrity, but files that it loads are not pinned",
    detail: "which",
    severity: "warning",
    reason: "A file that was changed on its server would run on this page.",
    cure: "Add the import map of dist/snippet.html before the script. Its URLs must be those of the files.",
  },
  WS537: {
    subject: "the page",
    message: "has tools that may record or read what patients type",
    detail: "which",
    severity: "info",
    reason: "The form asks recorders to leave it out, but every script of the page can read it.",
    cure: "See “Session recorders” in the documentation for each tool's setting, or leave the tool out of this page.",
  },
  WS564: {
    subject: "`src`",
    message: "has settings after #, where the script does not read them",
    detail: "which URL",
    severity: "error",
    reason: "The script gets no settings from there, and so does not know what to show.",
    cure: "Write %23 instead of # in the URL, as in target=%23booking.",
  },
});
