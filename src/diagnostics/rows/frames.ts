import { defineRows } from "./row.ts";

/** Reported from outside alone, as those in `outside.ts`: why a frame that should show the form does not. */
export const FRAMES = defineRows({
  WS584: {
    subject: "the server of a framed page",
    message: "forbids showing its page in a frame",
    detail: "by which header",
    severity: "error",
    reason:
      "The page has the form in an <iframe>, and the browser leaves the frame empty, or shows an error in it.",
    cure: "Put the snippet into this page itself, without a frame. Or ask whoever runs the server of the framed page to remove its header X-Frame-Options, and to name this site in its header Content-Security-Policy: frame-ancestors.",
  },
  WS592: {
    subject: "a frame",
    message: "shows no form",
    detail: "why",
    severity: "error",
    reason: "A frame shows what its src has.",
    cure: "Paste the whole snippet as HTML code, without a frame. Or write the URL of a page with the form in src, without lazy loading.",
  },
});
