import { describe, expect, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import type { Branding } from "../../../src/contract/location-record/location-record.ts";
import type { Rgb } from "../../../src/form/branding/color.ts";
import { lintBranding, type Shown } from "../../../src/preview/checks/lint.ts";
import { withChanges } from "../../../src/preview/draft/changes.ts";
import type { LoadedLogo } from "../../../src/preview/images/logo.ts";
import { readDrawing } from "../../../src/preview/images/logo-colors.ts";
import { BRANDING } from "../../../src/preview/settings/settings.ts";
import { recordOf } from "../../example-record.ts";

const PNG = "https://practice.example/logo.png";

/** A square of 100 pixels in a color, with margins of another one. */
const drawingOf = (drawn: number[], margin = 0, around = [0, 0, 0, 0]) => {
  const isMargin = (place: number) => place < margin || place >= 10 - margin;
  const pixels = Array.from({ length: 100 }, (_, index) =>
    isMargin(index % 10) || isMargin(Math.floor(index / 10)) ? around : drawn,
  );
  const data = Uint8ClampedArray.from(pixels.flat());
  return readDrawing({ data, width: 10, height: 10 });
};
const NAVY = [20, 39, 78, 255];
const WHITE = [255, 255, 255, 255];
const YELLOW = [255, 212, 0, 255];

const LOADED: LoadedLogo = { width: 800, height: 400, drawing: drawingOf(NAVY) };
const seen = (header: LoadedLogo | null | undefined, card = NAVY): Shown => ({
  logos: { header, footer: LOADED },
  cards: [card as unknown as Rgb],
});
const SHARP = seen(LOADED);

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

/** Each issue as `code key`, with the value that its fix sets. */
function issuesOf(branding: Partial<Branding>, shown = SHARP) {
  return lintBranding(draftOf(branding), shown).map(({ code, path, fix }) => {
    const key = path.replace(`${BRANDING}.`, "");
    return fix ? `${code} ${key}=${fix.value}` : `${code} ${key}`;
  });
}

test.each(EXAMPLES)("$slug has no issues", ({ record: example }) => {
  expect(lintBranding(example, SHARP)).toEqual([]);
});

test.each<[title: string, branding: Partial<Branding>, ...issues: string[]]>([
  ["a readable color", { font_color: "#1F3A5F" }],
  ["a pale color", { font_color: "#C9D7DF" }],
  ["no color", { font_color: "red" }, "not-a-color font_color=#333333"],
  ["a font list", { font_style: "Lato, Arial" }],
  ["no font name", { font_style: "{}" }, "not-a-font font_style="],
  [
    "a font list with something else",
    { font_style: "{}, Lato:600" },
    'not-a-font font_style="Lato", sans-serif',
  ],
  ["text of 3 px", { footer_contact_font_size: 3 }, "out-of-range footer_contact_font_size=10"],
  ["a logo of 999 px", { header_logo_height: 999 }, "out-of-range header_logo_height=200"],
  [
    "a script instead of a logo",
    { header_logo_url: "javascript:alert(1)" },
    "not-a-logo-url header_logo_url=",
  ],
  [
    "a logo by http",
    { footer_logo_url: "http://practice.example/logo.png" },
    "logo-not-https footer_logo_url=https://practice.example/logo.png",
  ],
  ["a logo in the draft", { header_logo_url: "data:image/png;base64,AAAA" }],
  [
    "a logo that a link leaves out",
    { header_logo_url: "data:image/png;base64,".padEnd(12_001, "A") },
    "logo-too-large header_logo_url",
  ],
  ["branding that is off", { branding_enabled: false, font_color: "red", header_logo_alt: "x" }],
])("%s", (_title, branding, ...issues) => {
  // Logos that are too large would look blurred.
  const shown = seen({ ...LOADED, width: 4_000, height: 2_000 });
  expect(issuesOf(branding, shown)).toEqual(issues);
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
    const issue = "logo-alt-meaningless header_logo_alt=";
    for (const show_location_name_in_header of [true, false]) {
      const branding = { header_logo_alt, show_location_name_in_header };
      expect(issuesOf(branding)).toEqual(isMeaningless ? [issue] : []);
    }
  });
});

test.each<[title: string, header: LoadedLogo | null | undefined, ...issues: string[]]>([
  ["loading", undefined],
  ["broken", null, "logo-broken header_logo_url="],
  ["sharp", LOADED],
  ["small", { ...LOADED, width: 120, height: 60 }, "logo-blurred header_logo_url"],
  ["tiny", { ...LOADED, width: 1, height: 1 }, "logo-blurred header_logo_url"],
  ["that pages may not read", { ...LOADED, drawing: null }, "logo-not-read header_logo_url"],
  ["in wide margins", { ...LOADED, drawing: drawingOf(NAVY, 2) }, "logo-margins header_logo_url"],
  [
    "in white margins",
    { ...LOADED, drawing: drawingOf(NAVY, 2, WHITE) },
    "logo-margins header_logo_url",
  ],
  ["in a frame of its color", { ...LOADED, drawing: drawingOf(WHITE, 2, NAVY) }],
  ["tall", { ...LOADED, width: 200 }, "logo-tall header_logo_url"],
  ["very wide", { ...LOADED, width: 3_000 }, "logo-too-wide header_logo_url"],
])("a logo that is %s", (_title, header, ...issues) => {
  const branding = { show_location_name_in_header: false };
  expect(issuesOf(branding, seen(header))).toEqual(issues);
});

describe("a light logo", () => {
  const hidden = (url: string) => `logo-hidden header_logo_url=${url}`;
  test.each<[title: string, url: string, logo: number[], card: number[], ...issues: string[]]>([
    ["on its plate", PNG, WHITE, NAVY, hidden(`${PNG}#on-color`)],
    ["on the card", `${PNG}#on-color`, WHITE, NAVY],
    ["on a light card", `${PNG}#on-color`, WHITE, YELLOW, "logo-hidden header_logo_url"],
    [
      "on a card of its color, for which a plate is no better",
      PNG,
      YELLOW,
      YELLOW,
      "logo-hidden header_logo_url",
    ],
    ["that is dark, on a dark card", `${PNG}#on-color`, NAVY, NAVY, hidden(PNG)],
  ])("%s", (_title, header_logo_url, color, card, ...issues) => {
    const shown = seen({ ...LOADED, drawing: drawingOf(color, 1) }, card);
    expect(issuesOf({ header_logo_url }, shown)).toEqual(issues);
  });
});

test("a font that this computer does not have is no problem of the website’s fonts", () => {
  const issues = issuesOf({ font_style: "Karla" }, { ...SHARP, lacksFont: true });
  expect(issues).toEqual(["font-missing font_style="]);
});

test("the fixes resolve the issues", () => {
  const bad = { header_tagline_font_size: 3, font_color: "#777777", font_style: "{}" };
  const draft = draftOf(bad);
  const issues = lintBranding(draft, SHARP);
  expect(issues.map(({ message }) => message)).toContain(
    "Color “#777777” is a color on which neither white nor dark text can be read. The form uses #757575 instead.",
  );
  const fixed = issues.reduce(
    (fixing, { path, fix }) =>
      fix ? withChanges(fixing, { [fix.path ?? path]: fix.value }) : fixing,
    draft,
  );
  expect(lintBranding(fixed, SHARP)).toEqual([]);
});
