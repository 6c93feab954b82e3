import { effect } from "@preact/signals-core";
import { render } from "preact";
import { App } from "./app/App.tsx";
import { followKeys } from "./app/shortcuts.ts";
import { readAddress } from "./share/draft-url.ts";
import { publishedOf } from "./state/load-published.ts";
import { createStudio } from "./state/preview-state.ts";

const FIRST = { example: "everything-on" };

// Beside the page, wherever it is hosted.
const site = new URL("..", document.baseURI).href.replace(/\/$/, "");

const shared = await readAddress(location.hash);
const published = await publishedOf(FIRST, site);
if ("problem" in published) throw new Error(published.problem);

const studio = createStudio({ of: FIRST, published: published.record, changes: {} }, site);
const root = document.querySelector("#studio");
if (root) {
  root.replaceChildren();
  effect(() => render(<App studio={studio} />, root));
}
followKeys(document, studio);
const script = document.createElement("script");
script.src = `${site}/web-scheduler.js`;
document.head.append(script);
const meeting = studio.meetServer();
if (shared) await shared(studio);
else {
  await meeting;
  // Saved before, and nothing was done yet: it goes on from there.
  const { canUndo, work } = studio.draft;
  const isSaved = studio.server.saved.value.includes(work.value.published.id);
  if (isSaved && !canUndo.value) await studio.open(FIRST);
}
addEventListener("hashchange", async () => {
  const { hash } = location;
  const wanted = await readAddress(hash);
  // By then it may be another.
  if (hash === location.hash) await wanted?.(studio);
});
