import { defineRows } from "./row.ts";

/** Reported by the doctor alone: values of the snippet that nobody can use, and other scripts that break this one. */
export const SNIPPET = defineRows({
  WS555: {
    subject: "the tag or element",
    message: "has a quotation mark that is missing or of the wrong kind",
    detail: "where",
    severity: "error",
    reason: "The browser reads another value, or takes the HTML that follows for a part of it.",
    cure: "Write each value between two straight quotation marks (\"), in a plain text editor or the editor's HTML view. Word processors write curly ones.",
  },
  WS561: {
    subject: "an attribute",
    message: "is an address of one computer or of a local network",
    detail: "which",
    severity: "error",
    reason: "It works where it was tried out. Patients at home cannot reach it.",
    cure: "Write the address that the server has on the internet, with https. If only people in this network use the page, ignore this.",
  },
  WS562: {
    subject: "an attribute",
    message: "contains a character that nobody can see, or that looks like another one",
    detail: "which, and where",
    severity: "error",
    reason:
      "Copying from a document, a chat or a web page brings such characters along; word processors write dashes for hyphens.",
    cure: "Delete the whole value, or in a tag its hyphens and spaces, and type it, or paste it as plain text (Ctrl+Shift+V, ⌘⇧V on a Mac).",
  },
  WS563: {
    subject: "an attribute",
    message: "has the mark of a template that was not filled in",
    detail: "the value",
    severity: "error",
    reason: "The site's software should have replaced it with a value.",
    cure: "Write the value itself, or put the snippet into a place where the site's software fills in templates, and check the variable's name there.",
  },
  WS578: {
    subject: "an attribute",
    message: "is an email address, to which a page cannot send anything",
    detail: "which",
    severity: "error",
    reason: "The value is ignored: nobody gets the requests of patients.",
    cure: "For submit-url, write the https URL of a receiver, a program that accepts requests; “Receivers” in the documentation has some that send email. Whoever runs the booking system may already have one.",
  },
  WS576: {
    subject: "an attribute",
    message: "is in the same tag twice, so that browsers use only the first value",
    detail: "both values",
    severity: "warning",
    reason: "The second value has no effect.",
    cure: "Remove the one that is wrong.",
  },
  WS566: {
    subject: "`<web-scheduler>`",
    message: "was defined by another script of this page",
    detail: "which, if it is known",
    severity: "error",
    reason: "A page can define an element's name only once, so this script cannot show a form.",
    cure: "Remove the other script, or the part that calls customElements.define() with this name. If it is an old copy of this script, keep the new one.",
  },
  WS568: {
    subject: "an attribute",
    message: "was rewritten on its way to this page",
    detail: "by what, and the original value",
    severity: "error",
    reason:
      "Mail and chat programs, and security services, change the links and the code of a message.",
    cure: "Write the original value, and look at the other attributes, too. Copy the snippet from where it was created, or send it as an attached text file.",
  },
  WS571: {
    subject: "the script",
    message: "was put into a bundle by an optimizer, where it does not work",
    detail: "which bundle",
    severity: "error",
    reason:
      "The script looks for its files next to itself, and so in the folder of the bundle. And an error of any other script in the bundle stops it.",
    cure: "Exclude web-scheduler from the setting that combines, aggregates, inlines or minifies JavaScript (in Autoptimize “Exclude scripts”, in WP Rocket “Excluded JavaScript Files”), and clear the plugin's cache. If no tag of the script is in the page's editor, add it.",
  },
  WS567: {
    subject: "a file of the script",
    message: "was loaded, but fails on this page",
    detail: "with which error",
    severity: "error",
    reason:
      "Another script of the page has changed something that every browser has, such as Object.prototype. A part of the form does not work.",
    cure: "Remove the page's other scripts one by one to find it, and update or remove it. An old library or a script against extensions is likely.",
  },
});
