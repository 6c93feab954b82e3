import { expect, test } from "vitest";
import { expectFound, picture, type Rows, sentence } from "./lint-fixture.ts";

const ROWS: Rows = {
  "text of 11 px": {
    branding: { header_tagline_font_size: 11 },
    found: [["warns type-too-small header_tagline_font_size", { header_tagline_font_size: 12 }]],
  },
  "text of 3 px": {
    branding: { footer_contact_font_size: 3 },
    found: [["warns out-of-range footer_contact_font_size", { footer_contact_font_size: 12 }]],
  },
  "text of 400 px": {
    branding: { location_name_font_size: 400 },
    found: [["warns out-of-range location_name_font_size", { location_name_font_size: 72 }]],
  },
  "a logo of 4 px": {
    branding: { footer_logo_height: 4 },
    found: [["warns out-of-range footer_logo_height", { footer_logo_height: 16 }]],
  },
  "a logo of 999 px": {
    branding: { header_logo_height: 999 },
    header: picture({ width: 900, height: 400 }),
    found: [["warns out-of-range header_logo_height", { header_logo_height: 200 }]],
  },
  "sizes of what is not shown": {
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
    found: [],
  },
};

test.each(Object.entries(ROWS))("%s", (_, row) => {
  expectFound(row);
});

test("the size that is shown instead is told", () => {
  expect(sentence({ location_name_font_size: 400 })).toBe(
    "The size of the location's name is 400 px; the widget shows 72 px instead.",
  );
});
