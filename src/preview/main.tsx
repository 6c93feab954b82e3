import { render } from "preact";
import { App } from "./app/App.tsx";
import { keepDraftInUrl, openLink } from "./app/draft-in-url.ts";
import { createChecks } from "./checks/create-checks.ts";
import { listenToPage } from "./state/listen-to-page.ts";
import { loadPublished } from "./state/load-published.ts";
import { createPreviewState, PreviewContext } from "./state/preview-state.ts";

const INITIAL = { example: "observed-defaults" };

// Relative to the page, which may be hosted under any path.
const site = new URL("..", document.baseURI).href.replace(/\/$/, "");

const initial = await loadPublished(INITIAL, site);
if ("problem" in initial) throw new Error(initial.problem);

const preview = createPreviewState(
  { source: INITIAL, published: initial.record, changes: {} },
  site,
);
await preview.open(INITIAL);
await openLink(preview, location.hash);
// Undo does not leave the location with which the page starts.
preview.draft.restart();

// Pictures would scroll the page to their messages, as forms do for patients.
const { scrollIntoView } = Element.prototype;
Element.prototype.scrollIntoView = function (options) {
  const root = this.getRootNode();
  const element = root instanceof ShadowRoot ? root.host : this;
  if (!element.closest("[inert]")) scrollIntoView.call(this, options);
};

const root = document.querySelector("#preview");
if (root) {
  root.replaceChildren();
  render(
    <PreviewContext.Provider value={{ ...preview, checks: createChecks(preview.draft) }}>
      <App />
    </PreviewContext.Provider>,
    root,
  );
}
listenToPage(document, preview);
keepDraftInUrl(preview);
const script = document.createElement("script");
script.src = `${site}/web-scheduler.js`;
document.head.append(script);
