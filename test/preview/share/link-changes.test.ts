import { expect, test } from "vitest";
import { draftsInLink, fitInLink } from "../../../src/preview/share/link-changes.ts";

const HEADER = "web_scheduler_config.branding.header_logo_url";
const FOOTER = "web_scheduler_config.branding.footer_logo_url";
const PREFIX = "data:image/png;base64,";

const image = (length: number) => PREFIX.padEnd(length, "A");

test("an image up to the limit is included, and a larger one is omitted", () => {
  const changes = { name: "Elsewhere", [HEADER]: image(12_000), [FOOTER]: image(12_001) };
  const { [FOOTER]: _large, ...included } = changes;
  expect(fitInLink(changes)).toEqual({ included, omitted: [FOOTER] });
});

test("if two images exceed the limit together, the second one is omitted", () => {
  const changes = { [HEADER]: image(9_000), [FOOTER]: image(9_000) };
  expect(fitInLink(changes).omitted).toEqual([FOOTER]);
});

test.each<[title: string, value: unknown]>([
  ["a long text", "x".repeat(20_000)],
  ["an image URL", `https://logos.example/${"x".repeat(20_000)}`],
  ["an array", [{ display_name: image(20_000) }]],
])("%s is included", (_title, value) => {
  expect(fitInLink({ name: value })).toEqual({ included: { name: value }, omitted: [] });
});

test("no changes yield no changes", () => {
  expect(fitInLink({})).toEqual({ included: {}, omitted: [] });
});

test("images of two drafts have the space of one, and those of the edited draft come first", () => {
  const drafts = { changes: { [HEADER]: image(7_000) }, other: { [FOOTER]: image(7_000) } };
  expect(draftsInLink({ ...drafts, name: "B" })).toEqual({
    included: drafts.changes,
    omitted: [FOOTER],
    view: { drafts: { edited: "B", other: {} } },
  });
});

test("a single draft adds nothing to the view", () => {
  expect(draftsInLink({ changes: { name: "Wave" } }).view).toEqual({});
});
