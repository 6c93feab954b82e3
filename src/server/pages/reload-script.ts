/** Where the script is served that draws a page anew when its record's file has changed. */
export const REDRAW_PATH = "/dev/redraw.js";

/** Where a page hears of its record's changes. */
export const changesPath = (slug: string) => `/dev/changes/${slug}/`;

/**
 * Listens only while the page is seen: a browser opens few connections to one server, and a page
 * that comes to the front is told at once whether it is still as the file is.
 */
export const redrawScript = `const { changes, version } = document.currentScript.dataset;
let source;
function listen() {
  source?.close();
  if (document.visibilityState === "hidden") return;
  source = new EventSource(changes);
  source.onmessage = ({ data }) => data === version || location.reload();
}
addEventListener("visibilitychange", listen);
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", ({ persisted }) => persisted && listen());
listen();
`;
