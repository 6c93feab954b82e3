import { liveScript } from "../reload-script.ts";

export const INBOX_SCRIPT_PATH = "/dev/inbox.js";

/** Where the inbox listens for new requests. */
export const INBOX_CHANGES_PATH = "/dev/inbox/changes/";

/** Adds new requests at the top, without moving the focus or closing expanded details. */
export const inboxScript = liveScript(
  `let { newest } = document.currentScript.dataset;
const articles = (root) => [...root.querySelectorAll("main article")];
const idOf = (article) => article.getAttribute("aria-labelledby");
async function update() {
  const html = await (await fetch(location.href)).text();
  const next = new DOMParser().parseFromString(html, "text/html");
  const shown = new Set(articles(document).map(idOf));
  const added = articles(next).filter((article) => !shown.has(idOf(article)));
  if (shown.size === 0 || added.length === articles(next).length) return location.reload();
  articles(document)[0].before(...added);
  document.title = next.title;
  document.querySelector("[role=status]").textContent =
    added.length === 1 ? "1 new request" : added.length + " new requests";
}`,
  `"${INBOX_CHANGES_PATH}"`,
  "data === newest || update((newest = data))",
);
