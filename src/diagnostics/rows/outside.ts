import { defineRows } from "./row.ts";

const NEVER_RUNS =
  "The browser does not run the script: patients see the element's fallback, or nothing at all.";

/**
 * Reported from outside alone, by the page in `dist/doctor/` and its bookmarklet: why the script does not
 * run. Not part of `DIAGNOSTICS`, because a script that does not run loads no sentences.
 */
export const OUTSIDE = defineRows({
  WS538: {
    subject: "`<web-scheduler>`",
    message: "is on the page, but nothing in this HTML loads its script",
    detail: "what is there instead",
    severity: "error",
    reason: "Without the script the element is nothing but its fallback.",
    cure: "Add the script tag of the snippet. If it is there in the editor, the editor or the site's software removes it: use its block for custom HTML, or its settings for scripts.",
  },
  WS539: {
    subject: "the form",
    message: "isn't in this HTML",
    detail: "what of it is there",
    severity: "info",
    reason:
      "A tag manager or an app may add it later, which HTML cannot show; or the site's software has removed it.",
    cure: "If you see the form on the page, all is well. If not, click the bookmarklet there, which also finds what is added later. If it finds no more, and the snippet is in the editor, that or the site's software removes it: use the block for custom HTML.",
  },
  WS540: {
    subject: "the tag",
    message: "waits for the visitor's consent",
    detail: "by which attribute",
    severity: "error",
    reason: `A consent tool has switched the tag off, and patients who do not agree cannot book. ${NEVER_RUNS}`,
    cure: "List the script as strictly necessary in the consent tool: it stores nothing, and patients cannot book without it.",
  },
  WS541: {
    subject: "the tag",
    message: "is moved into a web worker by Partytown",
    severity: "error",
    reason: "A form needs the page, which a worker does not have.",
    cure: 'Remove type="text/partytown" from this tag.',
  },
  WS542: {
    subject: "the tag",
    message: "is delayed by an optimizer until the visitor does something",
    detail: "by which attribute",
    severity: "warning",
    reason:
      "Until the first touch, key or scroll there is no form, and with some plugins none at all.",
    cure: 'Exclude web-scheduler from “Delay JavaScript”, or a setting of a similar name, of the plugin or service that makes the site faster. For Cloudflare\'s Rocket Loader, add data-cfasync="false" to the tag.',
  },
  WS543: {
    subject: "the tag",
    message: "has no src",
    detail: "which attribute has the URL",
    severity: "error",
    reason: `The browser loads a script from src only. ${NEVER_RUNS}`,
    cure: "Write the script's URL in src. If a lazy-loading plugin or an optimizer has moved it, exclude web-scheduler there.",
  },
  WS544: {
    subject: "the tag",
    message: "is not run by browsers",
    detail: "because of which attribute",
    severity: "error",
    reason: NEVER_RUNS,
    cure: "Remove this attribute: a script needs none.",
  },
  WS545: {
    subject: "the tag",
    message: "has no end tag",
    severity: "error",
    reason:
      "Everything after it counts as a part of the script, up to the next </script> of the page.",
    cure: "Write </script> directly after the start tag. <script … /> is not enough in HTML.",
  },
  WS546: {
    subject: "the tag",
    message: "does not have the nonce of the page's Content-Security-Policy",
    detail: "what it has instead",
    severity: "error",
    reason: NEVER_RUNS,
    cure: 'Let the page\'s server write the nonce of each response in the tag: <script nonce="…">. A tag that an editor stores cannot have it.',
  },
  WS547: {
    subject: "the tag",
    message: "has integrity, but not the hash of the script at this URL",
    detail: "which hash the script has",
    severity: "error",
    reason:
      "The browser refuses a script whose content does not match. Copying the tag by hand, or changing the file on its server, has this effect.",
    cure: "Copy integrity from dist/snippet.html of the same version, and upload the files of the build unchanged.",
  },
  WS548: {
    subject: "the tag",
    message: "has integrity for a file whose content changes with each version",
    severity: "warning",
    reason: "As soon as a new version is uploaded, the browser refuses the script.",
    cure: "Use the file with the version in its name, as in dist/snippet.html, or remove integrity.",
  },
  WS549: {
    subject: "the tag",
    message: "needs the attribute crossorigin, without a value",
    detail: "why",
    severity: "error",
    reason:
      "Otherwise the browser may not compare or use a script of another server, and refuses it.",
    cure: "Add crossorigin to the tag. The script's server must send Access-Control-Allow-Origin: *.",
  },
  WS550: {
    subject: "the tag",
    message: "is inserted as HTML by another script, with innerHTML, document.write() or the like",
    detail: "by which one, or what the browser says",
    severity: "error",
    reason:
      "Browsers do not run scripts that are inserted in this way after the page has begun to load.",
    cure: 'Load the script once in the page\'s own HTML, and insert only a <web-scheduler> element. In a tag manager, let a script create the tag with document.createElement("script"), with the settings in its src and target for the place.',
  },
  WS551: {
    subject: "the tag",
    message: "has a relative URL in src, which <base> turns into another one",
    detail: "which URL",
    severity: "error",
    reason: "The script is not there.",
    cure: "Write the complete URL in src, with https://.",
  },
  WS552: {
    subject: "the tag",
    message: "is blocked by the page's Cross-Origin-Embedder-Policy",
    severity: "error",
    reason: NEVER_RUNS,
    cure: "Add crossorigin to the tag. The script's server must send Access-Control-Allow-Origin: *.",
  },
  WS553: {
    subject: "the script",
    message: "could not be loaded from this URL",
    detail: "why",
    severity: "error",
    reason: NEVER_RUNS,
    cure: "Open the URL in a new tab: it must show code. Upload the files dist/web-scheduler* to a web server, such as that of the site, and write their URL in src. The server must send Content-Type: text/javascript and Access-Control-Allow-Origin: *, and must allow other sites: no hotlink protection (status 403), and no Cross-Origin-Resource-Policy but cross-origin.",
  },
  WS581: {
    subject: "the script",
    message: "could not be loaded: nothing at all answers at this URL",
    detail: "why",
    severity: "error",
    reason: NEVER_RUNS,
    cure: "Open the URL in a new tab. If it shows code, an ad blocker or a firewall stops the page: try without extensions, and on another network, such as that of a phone, and host the script on the practice's own domain. If it shows nothing anywhere, its server is down, or the URL is wrong: ask whoever runs that server. Its Cross-Origin-Resource-Policy, if it sends one, must be cross-origin.",
  },
  WS554: {
    subject: "the script",
    message: "was blocked by an extension of your browser",
    severity: "info",
    reason: "Visitors with the same ad blocker have no form.",
    cure: "Try without extensions. If it works then, host the script on the practice's own domain.",
  },
  WS556: {
    subject: "the tag",
    message: "loads the script from one computer or from a local network",
    detail: "which URL",
    severity: "warning",
    reason: "It works where it was tried out, and nowhere else.",
    cure: "Upload the files dist/web-scheduler* to a server, and write its URL in src.",
  },
  WS557: {
    subject: "the page",
    message: "is an AMP page",
    severity: "error",
    reason: "AMP runs no scripts of the site's own.",
    cure: "Put the form on a page without AMP, and a link to it or to call on this one.",
  },
  WS559: {
    subject: "the tag",
    message: "has src and contains code, which browsers then ignore",
    severity: "error",
    reason: "Nothing calls WebScheduler.mount(), so there is no form.",
    cure: "Put the code into a second <script>, after this one and without src. If this tag has async, call it after the page's load event.",
  },
  WS570: {
    subject: "the page",
    message: "is sandboxed, so that none of its scripts runs",
    detail: "by what",
    severity: "error",
    reason: NEVER_RUNS,
    cure: "Remove sandbox from the header Content-Security-Policy of the page, or from the <iframe> that the page is in; or add allow-scripts, allow-forms, allow-same-origin and allow-popups to it. Hosts of files and previews send it for every page: then move the page to a web server.",
  },
  WS558: {
    subject: "the script",
    message: "did not start, and neither the page's HTML nor the script's file shows why",
    detail: "its tag",
    severity: "error",
    reason: NEVER_RUNS,
    cure: "Open the browser's console (F12), load the page again, and paste what is red into the doctor's page, under “Messages”.",
  },
});
