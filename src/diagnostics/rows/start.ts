import { defineRows } from "./row.ts";

/** Reported by a form that starts: what of its tag, its element and its page it could not use. */
export const START = defineRows({
  WS103: {
    subject: "an attribute",
    message: "matches no element; the form was added at the end of the page",
    severity: "warning",
    reason: "The form is not where it should be.",
    cure: "Give the container this id or class, or correct data-target.",
  },
  WS106: {
    subject: "an attribute",
    message: "is not a valid answer; the field stays empty",
    severity: "warning",
    reason: "The patient has to enter it.",
    cure: "Correct the initial value, or remove it.",
  },
  WS107: {
    subject: "the script",
    message: "is on this page more than once, or in two versions; the first one is used",
    severity: "warning",
    reason: "Only the first one is used, and two versions can disagree.",
    cure: "Keep one script tag; a form in another place needs only a <web-scheduler> element.",
  },
  WS108: {
    subject: "an element around the form",
    message: "handles clicks on its content, so the form was moved after it",
    severity: "warning",
    reason: "A click into the form would also follow the link or press the button.",
    cure: "Move the form out of the element.",
  },
  WS110: {
    subject: "a custom property",
    message: "has an invalid value",
    severity: "warning",
    reason: "Browsers ignore what the form would set from it.",
    cure: "Correct the value of {subject} in the page's CSS.",
  },
  WS112: {
    subject: "a form in a dialog",
    message:
      "is in a part of the page that is not displayed, so it was moved to the end of the page",
    severity: "warning",
    reason: "A dialog in a part of the page that is not displayed cannot open.",
    cure: "Move the form out of this part of the page.",
  },
});
