import { expect, test } from "vitest";
import { contrastPairs } from "../../../../src/preview/checks/rules/contrast-pairs.ts";
import { draft } from "./lint-fixture.ts";

const light = (...branding: Parameters<typeof draft>) =>
  contrastPairs(draft(...branding)).filter(({ scheme }) => scheme === "light");

test("each shown text is a pair in the light and in the dark scheme", () => {
  const pairs = contrastPairs(draft({ font_color: "#949494" }));
  const names = [
    "Questions, hints and typed text",
    "Location name, 26 px bold",
    "Tagline, 15 px",
    "Footer, 14 px",
  ];
  expect(pairs.map(({ scheme, name }) => `${scheme} ${name}`)).toEqual(
    ["light", "dark"].flatMap((scheme) => names.map((name) => `${scheme} ${name}`)),
  );
  expect(pairs[0]).toEqual({
    name: "Questions, hints and typed text",
    scheme: "light",
    foreground: "#949494",
    background: "#ffffff",
    ratio: expect.closeTo(3.03, 2),
    required: 4.5,
    passes: false,
    shown: "#767676",
    path: "web_scheduler_config.branding.font_color",
    fix: {
      label: "Use #767676",
      changes: { "web_scheduler_config.branding.font_color": "#767676" },
    },
  });
  expect(pairs[4]).toMatchObject({ scheme: "dark", background: "#161b22", passes: true });
});

test.each([
  [18, 4.5],
  [19, 3],
  [24, 3],
])("the bold name at %i px needs %f:1", (location_name_font_size, required) => {
  const name = light({ location_name_font_size })[1];
  expect(name).toMatchObject({
    name: `Location name, ${location_name_font_size} px bold`,
    required,
  });
});

test.each([
  [19, 4.5],
  [23, 4.5],
  [24, 3],
])("a tagline of %i px needs %f:1", (header_tagline_font_size, required) => {
  expect(light({ header_tagline_font_size })[2]?.required).toBe(required);
});

test("large text may pass if body text fails", () => {
  const pairs = light({ font_color: "#949494", header_tagline_font_size: 30 });
  expect(pairs.map(({ passes }) => passes)).toEqual([false, true, true, false]);
});

test("hidden texts are not pairs", () => {
  const bare = { show_location_name_in_header: false, header_tagline: "" };
  const names = (...record: Parameters<typeof draft>) => light(...record).map(({ name }) => name);
  expect(names({ ...bare, show_contact_info_in_footer: false })).toEqual([
    "Questions, hints and typed text",
  ]);
  expect(names({ ...bare }, { is_virtual: true })).toEqual(["Questions, hints and typed text"]);
});

test("pairs in the dark scheme have no fix, because the widget adapts the color", () => {
  const dark = contrastPairs(draft()).filter(({ scheme }) => scheme === "dark");
  for (const pair of dark) {
    expect(pair.shown).not.toBe(pair.foreground);
    expect(pair).not.toHaveProperty("fix");
  }
});

test("there are no pairs with an invalid color or without branding", () => {
  expect(contrastPairs(draft({ font_color: "red" }))).toEqual([]);
  expect(contrastPairs(draft({ branding_enabled: false }))).toEqual([]);
});
