import { expect, test } from "vitest";
import { packDraft, type SharedDraft } from "../../../src/draft/link.ts";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { addressWith, readAddress } from "../../../src/preview/share/draft-url.ts";
import { createStudio } from "../../../src/preview/state/preview-state.ts";

const recordOf = (slug: string) => {
  const example = exampleBySlug(slug);
  if (!example) throw new Error(`There is no example ${slug}.`);
  return example.record;
};

const SITE = "http://localhost:5173";
const PAGE = `${SITE}/preview/`;

/** The page with a draft in progress, after it was opened or changed to this fragment. */
async function after(hash: string) {
  const published = recordOf("closed");
  const studio = createStudio(
    { of: { example: "closed" }, published, changes: { city: "Mine" } },
    SITE,
  );
  await (await readAddress(hash))?.(studio);
  return studio;
}

const hashOf = async (draft: SharedDraft) => {
  const address = addressWith(PAGE, await packDraft(draft));
  expect(address.startsWith(PAGE)).toBe(true);
  return address.slice(PAGE.length);
};

test("a link holds the draft: opened, it is there, and one's own is a step back", async () => {
  const draft = { of: { example: "branded" }, changes: { name: "Elsewhere", is_virtual: true } };
  const { draft: opened, notice } = await after(await hashOf(draft));
  expect(opened.work.value).toMatchObject(draft);
  expect(notice.value).toBeNull();
  opened.undo();
  expect(opened.drafted.value).toEqual({ ...recordOf("closed"), city: "Mine" });
});

test("an address that has a fragment already has the draft in its place", () => {
  expect(addressWith(`${PAGE}?a=1#draft=1.old#more`, "1.new")).toBe(`${PAGE}?a=1#draft=1.new`);
});

test.each(["", "#", "#top", "#web-scheduler-draft=1.x"])("%j asks for nothing", async (hash) => {
  expect(await readAddress(hash)).toBeNull();
});

test("what cannot be used of a link is named, the rest is taken", async () => {
  const changes = { name: "Elsewhere", city: 4, "agent.id": "x" };
  const { draft, notice } = await after(await hashOf({ of: { example: "branded" }, changes }));
  expect(draft.work.value.changes).toEqual({ name: "Elsewhere" });
  expect(notice.value).toEqual({
    text: "Left out of the link, since it cannot be used here: City, agent.id.",
    alert: true,
  });
});

test("of very much that cannot be used, the beginning is named", async () => {
  const changes = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
  const { notice } = await after(await hashOf({ of: { example: "branded" }, changes }));
  expect(notice.value?.text).toBe(
    "Left out of the link, since it cannot be used here: x0, x1, x2, x3, x4 and 4995 more.",
  );
});

const whole = await hashOf({ of: { example: "branded" }, changes: { name: "Elsewhere" } });

test.each<[what: string, hash: string, sentence: RegExp]>([
  ["cut off", whole.slice(0, -9), /cannot be read: part of the link is missing or was changed/],
  ["typed over", whole.replace(/.(?=.{6}$)/, "_"), /cannot be read/],
  ["empty", "#draft=", /cannot be read/],
  ["markup", "#draft=<img src=x onerror=alert(1)>", /cannot be read/],
  ["too long", `#draft=1.${"A".repeat(250_000)}`, /too long to be one of ours/],
  ["of another version", whole.replace("=1.", "=2."), /another version of the preview/],
])("a link that is %s leaves the draft, and says so", async (_what, hash, sentence) => {
  const { draft, notice } = await after(hash);
  expect(notice.value).toEqual({ text: expect.stringMatching(sentence), alert: true });
  expect(notice.value?.text).toMatch(/ Your draft is as it was\.$/);
  expect(draft.drafted.value.city).toBe("Mine");
  expect(draft.canUndo.value).toBe(false);
});

test("a link to an example that this version does not have leaves the draft", async () => {
  const { draft, notice } = await after(await hashOf({ of: { example: "gone" }, changes: {} }));
  expect(notice.value).toEqual({
    text: "There is no example “gone” in this version. Your draft is as it was.",
    alert: true,
  });
  expect(draft.drafted.value.city).toBe("Mine");
});
