import { expect, onTestFinished, test } from "vitest";
import type { LocationRecord } from "../../../../src/contract/location-record/location-record.ts";
import { type Changes, withChanges } from "../../../../src/draft/changes.ts";
import { exampleBySlug } from "../../../../src/examples/index.ts";
import { overflowsIn } from "../../../../src/preview/checks/measure/overflows.ts";
import { renderRecord } from "../../../ui/render-fixture.ts";

const BRANDING = "web_scheduler_config.branding";
const WORD = "Rheumatoimmunodentopathology";

const example = exampleBySlug("branded");
if (!example) throw new Error("There is no example.");

// Every text of the brand is there, in a font that every machine has.
const record = withChanges(example.record, {
  name: "Wave",
  [`${BRANDING}.show_location_name_in_header`]: true,
  [`${BRANDING}.location_name_font_size`]: 24,
  [`${BRANDING}.header_tagline`]: "Calm",
  [`${BRANDING}.header_tagline_font_size`]: 16,
  [`${BRANDING}.show_contact_info_in_footer`]: true,
  [`${BRANDING}.footer_contact_font_size`]: 14,
  [`${BRANDING}.footer_phone`]: "112",
  [`${BRANDING}.footer_address`]: "1 Quay",
  [`${BRANDING}.font_style`]: "monospace",
});

async function found(changes: Changes, width = 320, from: LocationRecord = record) {
  const { root, remove } = renderRecord(withChanges(from, changes), { width });
  onTestFinished(remove);
  await expect.poll(() => root.querySelector(".contact")).not.toBeNull();
  const markup = () => root.innerHTML.replaceAll(' style=""', "");
  const before = markup();
  const overflows = overflowsIn(root);
  expect(markup(), "the look leaves no trace").toBe(before);
  return { root, overflows };
}

test("what fits is not told", async () => {
  expect((await found({})).overflows).toEqual([]);
});

test("a long text of short words is broken between them, and fits", async () => {
  const name = "the wave ".repeat(40).trim();
  const changes = {
    name,
    [`${BRANDING}.header_tagline`]: name,
    [`${BRANDING}.footer_address`]: name,
  };
  expect((await found(changes)).overflows).toEqual([]);
});

test.each([
  ["name", { name: WORD, [`${BRANDING}.location_name_font_size`]: 40 }],
  [
    `${BRANDING}.header_tagline`,
    { [`${BRANDING}.header_tagline`]: WORD, [`${BRANDING}.header_tagline_font_size`]: 40 },
  ],
  [
    `${BRANDING}.footer_address`,
    { [`${BRANDING}.footer_address`]: WORD, [`${BRANDING}.footer_contact_font_size`]: 30 },
  ],
  [
    `${BRANDING}.footer_phone`,
    { [`${BRANDING}.footer_phone`]: "+442079460018", [`${BRANDING}.footer_contact_font_size`]: 60 },
  ],
])("a word of %s that is wider than its line is told, and by how much", async (path, changes) => {
  const { overflows } = await found(changes);
  expect(overflows.map((one) => one.path)).toContain(path);
  expect(overflows.every(({ by }) => Number.isInteger(by) && by > 0)).toBe(true);
});

test("the same word fits where there is room, and the less room the more is over", async () => {
  const changes = { name: WORD, [`${BRANDING}.location_name_font_size`]: 40 };
  expect((await found(changes, 900)).overflows).toEqual([]);
  const [narrow] = (await found(changes, 320)).overflows;
  const [wide] = (await found(changes, 420)).overflows;
  expect((narrow?.by ?? 0) - (wide?.by ?? 0)).toBe(100);
});

test("what is not shown is not looked at", async () => {
  const { root } = await found({ [`${BRANDING}.show_location_name_in_header`]: false });
  expect(overflowsIn(root)).toEqual([]);
  const empty = document.createElement("div").attachShadow({ mode: "open" });
  expect(overflowsIn(empty)).toEqual([]);
});
