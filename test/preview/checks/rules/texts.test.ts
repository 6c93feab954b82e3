import { expect, test } from "vitest";
import { firstMessage, issuesOf, measuredLogo, type Row, rowsOf } from "./lint-fixture.ts";

const overflow = (key: string, excess: number) => ({
  overflows: [{ path: `web_scheduler_config.branding.${key}`, excess }],
});

const COLORS = rowsOf("font_color", [
  ["a readable color", "#767676"],
  ["a color that is only adapted to the dark scheme", "#1F3A5F"],
  ["a color just below 4.5:1", "#777777", 'error text-contrast font_color = "#767676"'],
  ["a bright yellow", "#FFD500", 'error text-contrast font_color = "#8c7400"'],
  ["a color name", "red", 'error invalid-color font_color = "#333333"'],
  ["an empty color", " ", 'error invalid-color font_color = "#333333"'],
  ["three digits", "#14c", 'error invalid-color font_color = "#1144cc"'],
  ["a color without #", "1F3A5F", 'error invalid-color font_color = "#1f3a5f"'],
  ["a pale color with transparency", "#777777ff", 'error invalid-color font_color = "#767676"'],
]);

const FONTS = rowsOf("font_style", [
  ["an empty font list", ""],
  ["an invalid font list", "url(x), {}", 'warning invalid-font font_style = ""'],
  ["a generic family", "'Serif'"],
]);

const PHONE_DIFFERS = 'note footer-phone-differs footer_phone = ""';
const PHONES = rowsOf("footer_phone", [
  ["the location's number in another format", "+1 416-555-0131"],
  ["another number in the footer", "(416) 555-0199", PHONE_DIFFERS],
  ["words instead of a number", "Call the front desk", PHONE_DIFFERS],
]);

const SIZES: Row[] = (
  [
    ["text of 11 px", "header_tagline_font_size", 11, "text-too-small", 12],
    ["text of 3 px", "footer_contact_font_size", 3, "out-of-range", 12],
    ["text of 400 px", "location_name_font_size", 400, "out-of-range", 72],
    ["a logo of 4 px", "footer_logo_height", 4, "out-of-range", 16],
    ["a logo of 999 px", "header_logo_height", 999, "out-of-range", 200],
  ] as const
).map(([title, key, size, code, shown]) => [
  title,
  { [key]: size },
  [`warning ${code} ${key} = ${shown}`],
  { header: measuredLogo({ width: 900, height: 400 }) },
]);

const HIDDEN: Row[] = [
  [
    "another number in a footer that is not shown",
    { footer_phone: "(416) 555-0199", show_contact_info_in_footer: false },
    [],
  ],
  [
    "sizes of hidden elements",
    {
      show_location_name_in_header: false,
      location_name_font_size: 3,
      header_tagline: "",
      header_tagline_font_size: 3,
      show_contact_info_in_footer: false,
      footer_contact_font_size: 3,
      footer_logo_url: "",
      footer_logo_height: 3,
    },
    [],
  ],
];

const OVERFLOWS: Row[] = [
  [
    "a tagline that is too wide",
    { header_tagline_font_size: 40 },
    ["warning text-overflows header_tagline header_tagline_font_size = 29"],
    overflow("header_tagline", 100),
  ],
  [
    "a tagline that would only fit at an unreadable size",
    {},
    ["warning text-overflows header_tagline"],
    overflow("header_tagline", 400),
  ],
  [
    "a screener question that is too wide",
    {},
    ["warning text-overflows web_scheduler_config.screener_question.question"],
    { overflows: [{ path: "web_scheduler_config.screener_question.question", excess: 8 }] },
  ],
  ["a text that fits exactly", {}, [], overflow("header_tagline", 0)],
];

const OTHERS: Row[] = [
  [
    "an empty header",
    { show_location_name_in_header: false, header_logo_url: "", header_tagline: " " },
    ["warning header-without-name show_location_name_in_header = true"],
  ],
  [
    "a header with a tagline, without the name",
    { show_location_name_in_header: false, header_logo_url: "" },
    ["warning header-without-name show_location_name_in_header = true"],
  ],
  [
    "branding that is off",
    { branding_enabled: false, font_color: "red", header_logo_alt: "image" },
    ["note branding-off branding_enabled = true"],
    { header: { state: "broken" } },
  ],
];

test.each([...COLORS, ...FONTS, ...PHONES, ...SIZES, ...HIDDEN, ...OVERFLOWS, ...OTHERS])(
  "%s",
  (_title, branding, issues, over) => {
    expect(issuesOf(branding, over)).toEqual(issues);
  },
);

test.each<[branding: Row[1], message: string, over?: Row[3]]>([
  [
    { branding_enabled: false },
    "Branding is off, so these settings have no effect: header logo, header logo alt text, header logo height and 10 more.",
  ],
  // The ratio is rounded down.
  [
    { font_color: "#777777" },
    "#777777 on the light background has a contrast of 4.47:1, and text needs 4.5:1. The widget shows text in #474747 instead.",
  ],
  [
    { location_name_font_size: 400 },
    "The location name size is 400 px; the widget shows 72 px instead.",
  ],
  [
    {},
    "The tagline does not fit on a screen 320 px wide: a word is 41 px too wide and breaks in the middle.",
    overflow("header_tagline", 40.2),
  ],
])("the message about %j names what patients see", (branding, message, over) => {
  expect(firstMessage(branding, over)).toBe(message);
});
