import { expect, test } from "vitest";
import { expectIssues, firstMessage, type Rows } from "./lint-fixture.ts";

const ROWS: Rows = {
  "branding that is off": {
    branding: { branding_enabled: false, font_color: "red", header_logo_alt: "image" },
    header: { state: "broken" },
    issues: [["note branding-off branding_enabled", { branding_enabled: true }]],
  },
};

test.each(Object.entries(ROWS))("%s", (_title, row) => {
  expectIssues(row);
});

test("the message lists the first three settings", () => {
  expect(firstMessage({ branding_enabled: false })).toBe(
    "Branding is off, so these settings have no effect: header logo, header logo alt text, header logo height and 10 more.",
  );
});
