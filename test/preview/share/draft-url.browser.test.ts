import { expect, test } from "vitest";
import { packDraft, type SharedDraft } from "../../../src/draft/link.ts";
import { draftUrl, readDraftUrl } from "../../../src/preview/share/draft-url.ts";
import { previewOf } from "../preview-fixture.tsx";

const recordOf = (slug: string) => previewOf(slug).draft.published.value;

const SITE = "http://localhost:5173";
const PAGE = `${SITE}/preview/`;

/** A page with an open draft, after its fragment changed. */
async function stateAfter(hash: string) {
  const preview = previewOf("closed", { city: "Mine" }, SITE);
  await (await readDraftUrl(hash))?.(preview);
  return preview;
}

const hashOf = async (draft: SharedDraft) => {
  const url = draftUrl(PAGE, await packDraft(draft));
  expect(url.startsWith(PAGE)).toBe(true);
  return url.slice(PAGE.length);
};

test("a link opens its draft as an undo step", async () => {
  const draft = { of: { example: "branded" }, changes: { name: "Elsewhere", is_virtual: true } };
  const { draft: opened, notice } = await stateAfter(await hashOf(draft));
  expect(opened.state.value).toMatchObject({ source: draft.of, changes: draft.changes });
  expect(notice.value).toBeNull();
  opened.undo();
  expect(opened.drafted.value).toEqual({ ...recordOf("closed"), city: "Mine" });
});

test("a link shows its draft as it was shown, and a damaged view does not matter", async () => {
  const draft = { of: { example: "branded" }, changes: { name: "Elsewhere" } };
  const { view } = await stateAfter(await hashOf({ ...draft, view: { scene: "sent" } }));
  expect(view.scene.value.name).toBe("sent");
  const { draft: opened, notice } = await stateAfter(await hashOf({ ...draft, view: "x" }));
  expect([opened.changes.value, notice.value]).toEqual([draft.changes, null]);
});

test("a link with two drafts opens both, without invalid changes", async () => {
  const drafts = { edited: "B", other: { name: "First", city: 4 } };
  const link = { of: { example: "branded" }, changes: { name: "Second" }, view: { drafts } };
  const { draft } = await stateAfter(await hashOf(link));
  expect([draft.name.value, draft.drafted.value.name]).toEqual(["B", "Second"]);
  draft.switchTo("A");
  expect(draft.changes.value).toEqual({ name: "First" });
});

test.each(["x", [], { other: "x" }, { other: null, edited: "B" }])(
  "a damaged second draft in a link is ignored: %j",
  async (drafts) => {
    const link = { of: { example: "branded" }, changes: { name: "Second" }, view: { drafts } };
    const { draft } = await stateAfter(await hashOf(link));
    expect([draft.hasOther.value, draft.changes.value]).toEqual([false, { name: "Second" }]);
  },
);

test("a link to a location opens its example", async () => {
  const { draft } = await stateAfter(`#location=${recordOf("branded").id}`);
  expect(draft.state.value).toMatchObject({ source: { example: "branded" }, changes: {} });
});

test("a link to a location that is no example loads it from this server", async () => {
  const { notice } = await stateAfter("#location=no-uuid");
  expect(notice.value).toMatchObject({ alert: true });
});

test("the draft replaces an existing fragment", () => {
  expect(draftUrl(`${PAGE}?a=1#draft=1.old#more`, "1.new")).toBe(`${PAGE}?a=1#draft=1.new`);
});

test.each(["", "#", "#top", "#web-scheduler-draft=1.x"])("%j contains no draft", async (hash) => {
  expect(await readDraftUrl(hash)).toBeNull();
});

test("invalid changes in a link are listed, and the others are applied", async () => {
  const changes = { name: "Elsewhere", city: 4, "agent.id": "x" };
  const { draft, notice } = await stateAfter(await hashOf({ of: { example: "branded" }, changes }));
  expect(draft.state.value.changes).toEqual({ name: "Elsewhere" });
  expect(notice.value).toEqual({
    text: "These changes in the link are invalid and were ignored: City, agent.id.",
    alert: true,
  });
});

test("only the first five invalid changes are listed", async () => {
  const changes = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
  const { notice } = await stateAfter(await hashOf({ of: { example: "branded" }, changes }));
  expect(notice.value?.text).toBe(
    "These changes in the link are invalid and were ignored: x0, x1, x2, x3, x4 and 4995 more.",
  );
});

const link = await hashOf({ of: { example: "branded" }, changes: { name: "Elsewhere" } });

test.each<[title: string, hash: string, problem: RegExp]>([
  ["truncated", link.slice(0, -9), /cannot be read: part of the link is missing or was changed/],
  ["mistyped", link.replace(/.(?=.{6}$)/, "_"), /cannot be read/],
  ["empty", "#draft=", /cannot be read/],
  ["markup", "#draft=<img src=x onerror=alert(1)>", /cannot be read/],
  ["too long", `#draft=1.${"A".repeat(250_000)}`, /is too long/],
  ["of another version", link.replace("=1.", "=2."), /another version of the preview/],
])("a link that is %s is reported and does not change the draft", async (_title, hash, problem) => {
  const { draft, notice } = await stateAfter(hash);
  expect(notice.value).toEqual({ text: expect.stringMatching(problem), alert: true });
  expect(notice.value?.text).toMatch(/ Your draft has not changed\.$/);
  expect(draft.drafted.value.city).toBe("Mine");
  expect(draft.canUndo.value).toBe(false);
});

test("a link to an unknown example does not change the draft", async () => {
  const { draft, notice } = await stateAfter(
    await hashOf({ of: { example: "gone" }, changes: {} }),
  );
  expect(notice.value).toEqual({
    text: "There is no example “gone” in this version. Your draft has not changed.",
    alert: true,
  });
  expect(draft.drafted.value.city).toBe("Mine");
});
