export const RELOAD_SCRIPT_PATH = "/dev/reload.js";

/** Where a practice page listens for changes to its record. */
export const changesPath = (slug: string) => `/dev/changes/${slug}/`;

/**
 * A script that handles the messages of an event stream (`data`, in the expression `handle`). It
 * listens only while the page is visible, because a browser opens at most six HTTP/1.1 connections
 * per host; the first event after the page becomes visible again has the current value.
 */
export const liveScript = (setup: string, url: string, handle: string) => `${setup}
let source;
function listen() {
  source?.close();
  if (document.visibilityState === "hidden") return;
  source = new EventSource(${url});
  source.onmessage = ({ data }) => ${handle};
}
addEventListener("visibilitychange", listen);
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", ({ persisted }) => persisted && listen());
listen();
`;

/** Reloads the page when its record changes. */
export const reloadScript = liveScript(
  "const { changes, version } = document.currentScript.dataset;",
  "changes",
  "data === version || location.reload()",
);
