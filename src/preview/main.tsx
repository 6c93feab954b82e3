import { render } from "preact";
import { App } from "./app/App.tsx";
import { keepDraftInUrl } from "./app/keep-draft.ts";
import { listenForShortcuts } from "./app/shortcuts.ts";
import { createChecks } from "./checks/create-checks.ts";
import { readDraftUrl } from "./share/draft-url.ts";
import { cancelFileDrops } from "./stage/cancel-file-drops.ts";
import { loadPublished } from "./state/load-published.ts";
import { PreviewContext } from "./state/preview-context.ts";
import { createPreviewState } from "./state/preview-state.ts";

const INITIAL = { example: "everything-on" };

// Relative to the page, which may be hosted under any path.
const site = new URL("..", document.baseURI).href.replace(/\/$/, "");

const openLinked = await readDraftUrl(location.hash);
const initial = await loadPublished(INITIAL, site);
if ("problem" in initial) throw new Error(initial.problem);

const preview = createPreviewState(
  { source: INITIAL, published: initial.record, changes: {} },
  site,
);
const root = document.querySelector("#preview");
if (root) {
  root.replaceChildren();
  render(
    <PreviewContext.Provider value={preview}>
      <App checks={createChecks(preview.draft.drafted)} />
    </PreviewContext.Provider>,
    root,
  );
}
listenForShortcuts(document, preview);
cancelFileDrops(document);
const script = document.createElement("script");
script.src = `${site}/web-scheduler.js`;
document.head.append(script);

const { server, draft, openFirst, connect } = preview;
await connect();
let kept = draft.state.value;
if (openLinked) await openLinked(preview, openFirst);
else {
  const isSaved = server.savedIds.value.includes(draft.published.value.id);
  // Continues with the saved draft, unless the designer has already changed something.
  // It is not written to the URL, so that a reload opens what is saved then.
  if (isSaved && !draft.canUndo.value && (await openFirst(INITIAL))) kept = draft.state.value;
}
keepDraftInUrl(window, preview, kept);
