import { describe, expect, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import type { Branding } from "../../../src/contract/location-record/location-record.ts";
import { type LoadedLogos, lintBranding } from "../../../src/preview/checks/lint.ts";
import { withChanges } from "../../../src/preview/draft/changes.ts";
import type { LoadedLogo } from "../../../src/preview/images/logo.ts";
import { BRANDING } from "../../../src/preview/settings/settings.ts";
import { recordOf } from "../../example-record.ts";

const PNG = "https://practice.example/logo.png";
const LOADED: LoadedLogo = { width: 800, height: 400, pixels: null };
const SHARP: LoadedLogos = { header: LOADED, footer: LOADED };

const record = withChanges(recordOf("everything-on"), {
  name: "Larkmere Dental",
  [`${BRANDING}.header_logo_url`]: PNG,
  [`${BRANDING}.header_logo_alt`]: "A wave",
  [`${BRANDING}.footer_logo_url`]: PNG,
  [`${BRANDING}.footer_logo_alt`]: "A wave",
});

const draftOf = (branding: Partial<Branding>) =>
  withChanges(
    record,
    Object.fromEntries(
      Object.entries(branding).map(([key, value]) => [`${BRANDING}.${key}`, value]),
    ),
  );

/** Each issue as `code key`, and what its fix sets. */
function issuesOf(branding: Partial<Branding>, logos: LoadedLogos = SHARP) {
  return lintBranding(draftOf(branding), logos).map(({ code, path, fix }) => {
    const changes = Object.entries(fix?.changes ?? {}).map(
      ([fixed, value]) => ` ${fixed.replace(`${BRANDING}.`, "")}=${value}`,
    );
    return `${code} ${path.replace(`${BRANDING}.`, "")}${changes.join("")}`;
  });
}

test.each(EXAMPLES)("$slug has no issues", ({ record: example }) => {
  expect(lintBranding(example, SHARP)).toEqual([]);
});

test.each<[title: string, branding: Partial<Branding>, ...issues: string[]]>([
  ["a readable color", { font_color: "#1F3A5F" }],
  ["a pale color", { font_color: "#C9D7DF" }],
  ["no color", { font_color: "red" }, "not-a-color font_color font_color=#0B6470"],
  ["a font list", { font_style: "Lato, Arial" }],
  ["no font name", { font_style: "{}" }, "not-a-font font_style font_style="],
  [
    "a font list with something else",
    { font_style: "{}, Lato:600" },
    'not-a-font font_style font_style="Lato", sans-serif',
  ],
  [
    "text of 3 px",
    { footer_contact_font_size: 3 },
    "out-of-range footer_contact_font_size footer_contact_font_size=10",
  ],
  [
    "a logo of 999 px",
    { header_logo_height: 999 },
    "out-of-range header_logo_height header_logo_height=200",
  ],
  [
    "a script instead of a logo",
    { header_logo_url: "javascript:alert(1)" },
    "not-a-logo-url header_logo_url header_logo_url=",
  ],
  [
    "a logo by http",
    { footer_logo_url: "http://practice.example/logo.png" },
    "logo-not-https footer_logo_url footer_logo_url=https://practice.example/logo.png",
  ],
  ["a logo in the draft", { header_logo_url: "data:image/png;base64,AAAA" }],
  ["branding that is off", { branding_enabled: false, font_color: "red", header_logo_alt: "x" }],
])("%s", (_title, branding, ...issues) => {
  // Logos that are too large would look blurred.
  const logos = { header: { ...LOADED, height: 2_000 }, footer: LOADED };
  expect(issuesOf(branding, logos)).toEqual(issues);
});

describe("an alt text", () => {
  test.each<[alt: string, isMeaningless: boolean]>([
    ["A kestrel in flight", false],
    ["", false],
    ["Logo", false],
    ["our company logo", true],
    ["IMG_2041.png", true],
    ["Image 3", true],
    ["12345", true],
    ["Logo of the Rosebank Clinic", false],
    ["Banner Dental", false],
    ["Larkmere Dental", false],
  ])("“%s” (meaningless: %s)", (header_logo_alt, isMeaningless) => {
    const issue = "logo-alt-meaningless header_logo_alt header_logo_alt=";
    for (const show_location_name_in_header of [true, false]) {
      const branding = { header_logo_alt, show_location_name_in_header };
      expect(issuesOf(branding)).toEqual(isMeaningless ? [issue] : []);
    }
  });
});

test.each<[title: string, header: LoadedLogo | null | undefined, ...issues: string[]]>([
  ["loading", undefined],
  ["broken", null, "logo-broken header_logo_url header_logo_url="],
  ["sharp", LOADED],
  ["small", { ...LOADED, height: 60 }, "logo-blurred header_logo_url header_logo_height=30"],
  ["tiny", { ...LOADED, height: 20 }, "logo-blurred header_logo_url"],
])("a logo that is %s", (_title, header, ...issues) => {
  expect(issuesOf({}, { header, footer: LOADED })).toEqual(issues);
});

test.each<[title: string, logo: LoadedLogo, drawn: number, ...messages: string[]]>([
  ["almost as high as it should be", LOADED, 30],
  [
    "lower, because it is wide",
    { ...LOADED, width: 3_000, height: 300 },
    19,
    "The header logo is too wide to be 44 px high: on this screen it is 19 px high.",
  ],
  [
    "lower, and blurred at that",
    { ...LOADED, width: 300, height: 30 },
    19,
    "The header logo is too wide to be 44 px high: on this screen it is 19 px high.",
    "The header logo is 30 px high and shown at 19 px: a high-density screen needs 38 px, so it looks blurred.",
  ],
])("a logo that is drawn %s", (_title, header, drawn, ...messages) => {
  const found = lintBranding(record, { header, footer: LOADED }, { header: drawn });
  expect(found.map(({ message }) => message)).toEqual(messages);
});

test("the fixes resolve the issues", () => {
  const bad = { header_tagline_font_size: 3, font_color: "#777777", font_style: "{}" };
  const draft = draftOf(bad);
  const issues = lintBranding(draft, SHARP);
  expect(issues.map(({ message }) => message)).toContain(
    "Color: “#777777” is a color on which neither white nor dark text can be read. The form uses #757575 instead.",
  );
  const fixed = issues.reduce((fixing, { fix }) => withChanges(fixing, fix?.changes ?? {}), draft);
  expect(lintBranding(fixed, SHARP)).toEqual([]);
});
