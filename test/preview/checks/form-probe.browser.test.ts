import { expect, onTestFinished, test } from "vitest";
import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { findOverflows } from "../../../src/preview/checks/FormProbe.tsx";
import { type Changes, withChanges } from "../../../src/preview/draft/changes.ts";
import { recordOf } from "../../example-record.ts";
import { renderRecord } from "../../ui/render-fixture.ts";

const BRANDING = "web_scheduler_config.branding";
const WORD = "Rheumatoimmunodentopathology";

// Shows every branded text in a font that exists on every machine.
const record = withChanges(recordOf("branded"), {
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

async function renderAndFind(changes: Changes, width = 320, from: LocationRecord = record) {
  const { root, remove } = renderRecord(withChanges(from, changes), { width });
  onTestFinished(remove);
  await expect.poll(() => root.querySelector(".contact")).not.toBeNull();
  const html = () => root.innerHTML.replaceAll(' style=""', "");
  const before = html();
  const overflows = findOverflows(root);
  expect(html(), "the measurement leaves no trace").toBe(before);
  return { root, overflows };
}

test("texts that fit are not reported", async () => {
  expect((await renderAndFind({})).overflows).toEqual([]);
});

test("a long text of short words fits", async () => {
  const name = "the wave ".repeat(40).trim();
  const changes = {
    name,
    [`${BRANDING}.header_tagline`]: name,
    [`${BRANDING}.footer_address`]: name,
  };
  expect((await renderAndFind(changes)).overflows).toEqual([]);
});

test.each([
  ["name", WORD, "location_name_font_size", 40],
  [`${BRANDING}.header_tagline`, WORD, "header_tagline_font_size", 40],
  [`${BRANDING}.footer_address`, WORD, "footer_contact_font_size", 30],
  [`${BRANDING}.footer_phone`, "020.7946.0018.555", "footer_contact_font_size", 60],
])("a word of %s that is wider than its line is reported with its excess", async (...row) => {
  const [path, word, size, pixels] = row;
  const { overflows } = await renderAndFind({ [path]: word, [`${BRANDING}.${size}`]: pixels });
  expect(overflows.map((one) => one.path)).toContain(path);
  expect(overflows.every(({ excess }) => Number.isInteger(excess) && excess > 0)).toBe(true);
});

test("the excess depends on the available width", async () => {
  const changes = { name: WORD, [`${BRANDING}.location_name_font_size`]: 40 };
  expect((await renderAndFind(changes, 900)).overflows).toEqual([]);
  // Both wide enough for the name to be next to the logo.
  const [narrow] = (await renderAndFind(changes, 420)).overflows;
  const [wide] = (await renderAndFind(changes, 520)).overflows;
  expect((narrow?.excess ?? 0) - (wide?.excess ?? 0)).toBe(100);
});

test("hidden texts are not measured", async () => {
  const { root } = await renderAndFind({ [`${BRANDING}.show_location_name_in_header`]: false });
  expect(findOverflows(root)).toEqual([]);
  const empty = document.createElement("div").attachShadow({ mode: "open" });
  expect(findOverflows(empty)).toEqual([]);
});
