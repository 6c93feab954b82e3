import { expect, test } from "vitest";
import { openLink } from "../../../src/preview/app/draft-in-url.ts";
import {
  draftUrl,
  fitInLink,
  readDraftLink,
  type SharedDraft,
} from "../../../src/preview/draft/link.ts";
import { previewOf } from "../preview-fixture.tsx";

const recordOf = (slug: string) => previewOf(slug).draft.published.value;

const SITE = "http://localhost:5173";
const PAGE = `${SITE}/preview/`;

async function stateAfter(hash: string) {
  const preview = previewOf("closed", { city: "Mine" }, SITE);
  await openLink(preview, hash);
  return preview;
}

const hashOf = async (draft: SharedDraft) => new URL(await draftUrl(PAGE, draft)).hash;

const OF = { example: "branded" };

test("a link opens its draft as an undo step", async () => {
  const draft = { of: OF, changes: { name: "Elsewhere — “déjà vu” 🦷", is_virtual: true } };
  const { draft: opened, notice } = await stateAfter(await hashOf(draft));
  expect(opened.state.value).toMatchObject({ source: draft.of, changes: draft.changes });
  expect(notice.value).toBeNull();
  opened.undo();
  expect(opened.drafted.value).toEqual({ ...recordOf("closed"), city: "Mine" });
});

test("a link to a location opens its example, or loads it from this server", async () => {
  const { draft } = await stateAfter(`#location=${recordOf("branded").id}`);
  expect(draft.state.value).toMatchObject({ source: { example: "branded" }, changes: {} });
  const { notice } = await stateAfter("#location=no-uuid");
  expect(notice.value).toMatchObject({ alert: true });
});

test("a link that an earlier version made opens with its fonts and corners", async () => {
  const { draft, notice } = await stateAfter(
    "#draft=1.eJyNjT0PgjAUAP9K81xbBqMO3fyKmwvRiYS8lgdWa2taChrCfzcwODvf5W4AX4McgN74fFkCCSqgq6iCkYO-oWsoTlyInpSI-kZVshREwMqkCHLFoSdV_kCpvatNk80V45qs9q4tY_uZ2zkF7OjBWQEnYy3L0UV29h0WwNlFJdcmzvZojQpmkg50x2uatcmI6KKIFEwNf221tz6AhMV6t9xujjCOXw4rUwo",
  );
  expect(notice.value).toBeNull();
  expect(draft.valueOf("--web-scheduler-radius")).toBe(4);
  expect(draft.valueOf("web_scheduler_config.branding.font_style")).toMatch(/^Seravek, /);
  expect(draft.valueOf("web_scheduler_config.branding.font_color")).toBe("#5B2A6E");
});

test("the draft replaces an existing fragment", async () => {
  const url = await draftUrl(`${PAGE}?a=1#draft=1.old#more`, { of: OF, changes: {} });
  expect(url).toMatch(/^http:\/\/localhost:5173\/preview\/\?a=1#draft=1\.[\w-]+$/);
});

test.each(["", "#", "#top", "#web-scheduler-draft=1.x"])("%j contains no draft", async (hash) => {
  const { draft, notice } = await stateAfter(hash);
  expect([draft.canUndo.value, notice.value]).toEqual([false, null]);
});

test("the first invalid changes of a link are listed, and the others are applied", async () => {
  const invalid = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
  const changes = { name: "Elsewhere", city: 4, ...invalid };
  const { draft, notice } = await stateAfter(await hashOf({ of: OF, changes }));
  expect(draft.state.value.changes).toEqual({ name: "Elsewhere" });
  expect(notice.value).toMatchObject({
    text: "Invalid changes in the link were ignored (5001): City, x0, x1, x2, x3.",
    alert: true,
  });
});

const link = await hashOf({ of: OF, changes: { name: "Elsewhere" } });

test.each<[title: string, hash: string]>([
  ["truncated", link.slice(0, -9)],
  ["mistyped", link.replace(/.(?=.{6}$)/, "_")],
  ["empty", "#draft="],
  ["markup", "#draft=<img src=x onerror=alert(1)>"],
  ["too long", `#draft=1.${"A".repeat(250_000)}`],
  ["of another version", link.replace("=1.", "=2.")],
  ["larger than it looks", await hashOf({ of: OF, changes: { name: "A".repeat(3_000_000) } })],
  ["no draft", await hashOf({ of: {}, changes: {} } as unknown as SharedDraft)],
])("a link that is %s is reported and does not change the draft", async (_title, hash) => {
  const { draft, notice } = await stateAfter(hash);
  expect(notice.value).toMatchObject({
    text: "The draft in this link cannot be read: part of the link is missing or was changed. Ask for the link again. Your draft has not changed.",
    alert: true,
  });
  expect(draft.drafted.value.city).toBe("Mine");
  expect(draft.canUndo.value).toBe(false);
});

test("images that are too large for a link are left out of it, and everything else is kept", async () => {
  const image = (length: number) => "data:image/png;base64,".padEnd(length, "A");
  const small = { name: "N".repeat(20_000), one: image(7_000), two: image(5_000) };
  expect(fitInLink(small)).toEqual({ included: small, omitted: [] });
  const { included, omitted } = fitInLink({ ...small, three: image(1) });
  expect([included, omitted]).toEqual([small, ["three"]]);
  expect(fitInLink({ logo: image(12_000) }).omitted).toEqual([]);
  expect(fitInLink({ logo: image(12_001), ...small }).omitted).toEqual(["logo"]);
  expect(await readDraftLink(await hashOf({ of: OF, changes: included }))).toEqual({
    of: OF,
    changes: small,
  });
});
