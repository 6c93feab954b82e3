import { test } from "vitest";
import { expectIssues, type Rows } from "./lint-fixture.ts";

const NAME = "Kestrel Row Dental";
const alone = { show_location_name_in_header: false };

const ROWS: Rows = {
  "no alt text": {
    branding: { footer_logo_alt: "" },
    issues: [["warning logo-alt-missing footer_logo_alt", { footer_logo_alt: NAME }]],
  },
  "the word Logo": {
    branding: { ...alone, header_logo_alt: "Logo" },
    issues: [["warning logo-alt-meaningless header_logo_alt", { header_logo_alt: NAME }]],
  },
  ...Object.fromEntries(
    ["image", "Our company logo", "logo.png", "mark final.SVG", "IMG_2034", "…", "Header-Logo"].map(
      (alt): [string, Rows[string]] => [
        `the alt text “${alt}”`,
        {
          branding: { footer_logo_alt: alt },
          issues: [["error logo-alt-meaningless footer_logo_alt", { footer_logo_alt: NAME }]],
        },
      ],
    ),
  ),
  "the name, without the name next to it": {
    branding: { ...alone, header_logo_alt: NAME },
    issues: [],
  },
  "the name and “logo”, without the name next to it": {
    branding: { ...alone, header_logo_alt: `${NAME} logo` },
    issues: [],
  },
  "a name that looks meaningless": {
    branding: { footer_logo_alt: "The Image Clinic" },
    recordChanges: { name: "The Image Clinic" },
    issues: [],
  },
  "no alt text next to the name": { branding: { header_logo_alt: "" }, issues: [] },
  "the word Logo next to the name": {
    branding: { header_logo_alt: "Logo" },
    issues: [["note logo-alt-repeats-name header_logo_alt", { header_logo_alt: "" }]],
  },
  "the name next to the name": {
    branding: { header_logo_alt: NAME },
    issues: [["note logo-alt-repeats-name header_logo_alt", { header_logo_alt: "" }]],
  },
  "a variation of the name next to the name": {
    branding: { header_logo_alt: "Logo of KESTREL row dental" },
    issues: [["warning logo-alt-repeats-name header_logo_alt", { header_logo_alt: "" }]],
  },
  "a file name next to the name": {
    branding: { header_logo_alt: "mark.png" },
    issues: [["error logo-alt-meaningless header_logo_alt", { header_logo_alt: "" }]],
  },
  "a meaningless alt text without a logo": {
    branding: { footer_logo_url: "", footer_logo_alt: "image" },
    issues: [],
  },
};

test.each(Object.entries(ROWS))("%s", (_title, row) => {
  expectIssues(row);
});
