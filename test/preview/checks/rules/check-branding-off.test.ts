import { expect, test } from "vitest";
import { expectFound, type Rows, sentence } from "./lint-fixture.ts";

const ROWS: Rows = {
  "branding that is switched off": {
    branding: { branding_enabled: false, font_color: "red", header_logo_alt: "image" },
    header: { state: "broken" },
    found: [["note branding-off branding_enabled", { branding_enabled: true }]],
  },
};

test.each(Object.entries(ROWS))("%s", (_, row) => {
  expectFound(row);
});

test("the settings that are not shown are named, the first three", () => {
  expect(sentence({ branding_enabled: false })).toBe(
    "Branding is switched off, so nothing of it is shown: header logo, header logo's alternative text, header logo's height and 10 more.",
  );
});
