import { defineRows, NO_RECORD } from "./row.ts";

/** Reported by the doctor alone, in the page and from outside: what the page's HTML, headers and service worker do. */
export const MARKUP = defineRows({
  WS501: {
    subject: "a server",
    message: "is blocked by this page's Content-Security-Policy",
    severity: "error",
    reason: "The browser refuses every request to it.",
    cure: "Replace the directive in the policy, a header or a <meta> tag, with this one, which keeps what it allows: {detail}",
  },
  WS503: {
    subject: "an attribute",
    message: "is http on an https page",
    severity: "error",
    reason: "Browsers block http requests from https pages as mixed content.",
    cure: "Use https: write https:// instead of http://. If that address does not open in a new tab, whoever runs its server must install a certificate.",
  },
  WS572: {
    subject: "a service worker",
    message: "of this page answers in place of the server",
    detail: "which one",
    severity: "error",
    reason: `A plugin for offline use or for speed (PWA) has installed it, and the form gets its page instead of data. ${NO_RECORD}`,
    cure: "Exclude this server from the service worker: let it handle the site's own pages only. To remove it from your browser, open the developer tools, choose Application, Service workers, Unregister, and reload.",
  },
  WS520: {
    subject: "an attribute",
    message: "is a placeholder from the documentation",
    severity: "error",
    reason: "It belongs to nobody.",
    cure: "Replace it with the practice's own value.",
  },
  WS528: {
    subject: "the form",
    message: "is in a frame that is too low",
    detail: "how high the frame is",
    severity: "warning",
    reason:
      "Patients see only a few lines of it at once, and not the rest if the frame does not scroll.",
    cure: 'Put the form into the page without a frame, or give the <iframe> a height of 940 px and remove scrolling="no".',
  },
  WS533: {
    subject: "the HTML of the form",
    message: "is shown as text",
    severity: "error",
    reason:
      "The editor has escaped it, or a shortcode's plugin is not active: patients see code instead of a form.",
    cure: "Paste it in the editor's HTML or source view, or in a block for custom HTML. For a shortcode, install and activate its WordPress plugin.",
  },
  WS534: {
    subject: "`<web-scheduler>` or the tag",
    message: "is in a place where browsers do not run it",
    detail: "which one",
    severity: "error",
    reason: "The browser treats it as text or as a part of something else, so there is no form.",
    cure: "Move it out of there, to where the form should appear.",
  },
  WS577: {
    subject: "the page",
    message: "loads itself again after some time",
    detail: "how long, and why",
    severity: "warning",
    reason: "The form starts again each time, and what patients have typed by then is lost.",
    cure: 'Remove <meta http-equiv="refresh"> from the page, or the header Refresh from its server.',
  },
});
