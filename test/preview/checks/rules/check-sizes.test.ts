import { expect, test } from "vitest";
import { expectIssues, firstMessage, measuredLogo, type Rows } from "./lint-fixture.ts";

const ROWS: Rows = {
  "text of 11 px": {
    branding: { header_tagline_font_size: 11 },
    issues: [["warning text-too-small header_tagline_font_size", { header_tagline_font_size: 12 }]],
  },
  "text of 3 px": {
    branding: { footer_contact_font_size: 3 },
    issues: [["warning out-of-range footer_contact_font_size", { footer_contact_font_size: 12 }]],
  },
  "text of 400 px": {
    branding: { location_name_font_size: 400 },
    issues: [["warning out-of-range location_name_font_size", { location_name_font_size: 72 }]],
  },
  "a logo of 4 px": {
    branding: { footer_logo_height: 4 },
    issues: [["warning out-of-range footer_logo_height", { footer_logo_height: 16 }]],
  },
  "a logo of 999 px": {
    branding: { header_logo_height: 999 },
    header: measuredLogo({ width: 900, height: 400 }),
    issues: [["warning out-of-range header_logo_height", { header_logo_height: 200 }]],
  },
  "sizes of hidden elements": {
    branding: {
      show_location_name_in_header: false,
      location_name_font_size: 3,
      header_tagline: "",
      header_tagline_font_size: 3,
      show_contact_info_in_footer: false,
      footer_contact_font_size: 3,
      footer_logo_url: "",
      footer_logo_height: 3,
    },
    issues: [],
  },
};

test.each(Object.entries(ROWS))("%s", (_title, row) => {
  expectIssues(row);
});

test("the message contains the shown size", () => {
  expect(firstMessage({ location_name_font_size: 400 })).toBe(
    "The location name size is 400 px; the widget shows 72 px instead.",
  );
});
