import { afterEach, beforeEach, expect, test } from "vitest";
import { keepDraftInUrl } from "../../../src/preview/app/draft-in-url.ts";
import { draftUrl, readDraftLink } from "../../../src/preview/draft/link.ts";
import type { PreviewState } from "../../../src/preview/state/preview-state.ts";
import { previewOf } from "../preview-fixture.tsx";

const LOGO = "web_scheduler_config.branding.header_logo_url";
const image = (length: number) => "data:image/png;base64,".padEnd(length, "A");

const source = { example: "branded" };

let preview: PreviewState;
let page: AbortController;
const url = location.href;

beforeEach(() => {
  preview = previewOf("branded");
  page = new AbortController();
  keepDraftInUrl(preview, page.signal);
});
afterEach(() => {
  page.abort();
  history.replaceState(history.state, "", url);
});

const keptDraft = () => readDraftLink(location.hash);

const hashOf = async (changes: object) =>
  new URL(await draftUrl(url, { of: source, changes: { ...changes } })).hash;

function asksBeforeLeaving(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a draft without changes leaves the URL alone, and the page can be left", () => {
  expect(location.href).toBe(url);
  expect(asksBeforeLeaving()).toBe(false);
});

test("a change is in the URL soon, and the browser asks before it leaves until then", async () => {
  preview.draft.change({ name: "Elsewhere" });
  expect(asksBeforeLeaving()).toBe(true);
  await expect.poll(keptDraft).toEqual({ of: source, changes: { name: "Elsewhere" } });
  expect(asksBeforeLeaving()).toBe(false);
});

test("an undone change is removed from the URL, and none adds an entry to the history", async () => {
  const before = history.length;
  preview.draft.change({ name: "Elsewhere" });
  await expect.poll(keptDraft).toMatchObject({ changes: { name: "Elsewhere" } });
  preview.draft.undo();
  await expect.poll(keptDraft).toEqual({ of: source, changes: {} });
  expect(history.length).toBe(before);
});

test("a logo is kept up to a size that URLs allow; for a larger one, the browser asks", async () => {
  preview.draft.change({ [LOGO]: image(150_000) });
  await expect.poll(keptDraft).toMatchObject({ changes: { [LOGO]: image(150_000) } });
  expect(asksBeforeLeaving()).toBe(false);
  preview.draft.change({ name: "Elsewhere", [LOGO]: image(150_001) });
  await expect.poll(keptDraft).toEqual({ of: source, changes: { name: "Elsewhere" } });
  expect(asksBeforeLeaving()).toBe(true);
});

test("a link that is followed replaces the draft, and one that cannot be read does not", async () => {
  preview.draft.change({ name: "Elsewhere" });
  location.hash = await hashOf({ city: "Linked" });
  await expect.poll(() => preview.draft.state.value.changes).toEqual({ city: "Linked" });
  location.hash = "#draft=1.damaged";
  await expect.poll(() => preview.notice.value?.alert).toBe(true);
  // A reload would open the link again.
  await expect.poll(keptDraft).toEqual({ of: source, changes: { city: "Linked" } });
});

test("a link to the published record opens it without changes", async () => {
  preview.draft.change({ name: "Elsewhere" });
  location.hash = await hashOf({ name: preview.draft.published.value.name });
  await expect.poll(() => preview.draft.state.value.changes).toEqual({});
});
