export const RELOAD_SCRIPT_PATH = "/dev/reload.js";

/** Where a practice page listens for changes to its record. */
export const changesPath = (slug: string) => `/dev/changes/${slug}/`;

/**
 * Reloads the page when its record changes. Listens only while the page is visible, because a
 * browser opens at most six HTTP/1.1 connections per host; the first event after it becomes visible
 * again has the current version.
 */
export const reloadScript = `const { changes, version } = document.currentScript.dataset;
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
