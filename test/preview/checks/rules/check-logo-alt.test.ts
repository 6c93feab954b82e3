import { test } from "vitest";
import { expectFound, type Rows } from "./lint-fixture.ts";

const NAME = "Kestrel Row Dental";
const alone = { show_location_name_in_header: false };

const ROWS: Rows = {
  "no alternative text": {
    branding: { footer_logo_alt: "" },
    found: [["warns logo-text-missing footer_logo_alt", { footer_logo_alt: NAME }]],
  },
  "the word Logo": {
    branding: { ...alone, header_logo_alt: "Logo" },
    found: [["warns logo-text-meaningless header_logo_alt", { header_logo_alt: NAME }]],
  },
  ...Object.fromEntries(
    ["image", "Our company logo", "logo.png", "mark final.SVG", "IMG_2034", "…", "Header-Logo"].map(
      (alt): [string, Rows[string]] => [
        `“${alt}” for a picture`,
        {
          branding: { footer_logo_alt: alt },
          found: [["fails logo-text-meaningless footer_logo_alt", { footer_logo_alt: NAME }]],
        },
      ],
    ),
  ),
  "the name itself, alone": { branding: { ...alone, header_logo_alt: NAME }, found: [] },
  "the name with the word logo, alone": {
    branding: { ...alone, header_logo_alt: `${NAME} logo` },
    found: [],
  },
  "a name that sounds like nothing": {
    branding: { footer_logo_alt: "The Image Clinic" },
    over: { name: "The Image Clinic" },
    found: [],
  },
  "nothing, where the name stands beside": { branding: { header_logo_alt: "" }, found: [] },
  "the word Logo beside the name": {
    branding: { header_logo_alt: "Logo" },
    found: [["note logo-text-repeats header_logo_alt", { header_logo_alt: "" }]],
  },
  "the name beside the name": {
    branding: { header_logo_alt: NAME },
    found: [["note logo-text-repeats header_logo_alt", { header_logo_alt: "" }]],
  },
  "nearly the name beside the name": {
    branding: { header_logo_alt: "Logo of KESTREL row dental" },
    found: [["warns logo-text-repeats header_logo_alt", { header_logo_alt: "" }]],
  },
  "a file's name beside the name": {
    branding: { header_logo_alt: "mark.png" },
    found: [["fails logo-text-meaningless header_logo_alt", { header_logo_alt: "" }]],
  },
  "a poor text for a logo that is not there": {
    branding: { footer_logo_url: "", footer_logo_alt: "image" },
    found: [],
  },
};

test.each(Object.entries(ROWS))("%s", (_, row) => {
  expectFound(row);
});
