import { expect, test } from "vitest";
import { expectIssues, firstMessage, measuredLogo, type Rows } from "./lint-fixture.ts";

const png = (bytes: number) => `data:image/png;base64,${"A".repeat(Math.ceil((bytes * 4) / 3))}`;

const withVisible = (visible: { light: number; dark: number }) =>
  measuredLogo({ colors: { r: 0, g: 0, b: 0, opaque: 0.3, visible } });
const withMean = (gray: number, opaque: number) =>
  measuredLogo({ colors: { r: gray, g: gray, b: gray, opaque } });

const ROWS: Rows = {
  "a logo that is still loading": { header: { state: "loading" }, issues: [] },
  "a broken logo": {
    header: { state: "broken" },
    issues: [["error logo-broken header_logo_url", { header_logo_url: "" }]],
  },
  "a large image in the draft": {
    branding: { header_logo_url: png(101_000) },
    issues: [
      ["warning logo-too-large header_logo_url", null],
      ["note logo-only-in-draft header_logo_url", null],
    ],
  },
  "a logo of 200 kB": { header: measuredLogo({ bytes: 200_000 }), issues: [] },
  "a logo of more than 200 kB": {
    footer: measuredLogo({ bytes: 200_001 }),
    issues: [["warning logo-too-large footer_logo_url", null]],
  },
  "a logo of unknown size": { footer: measuredLogo({ bytes: null }), issues: [] },
  "a logo more than twice as tall as wide": {
    header: measuredLogo({ width: 150, height: 301 }),
    issues: [["warning logo-too-tall header_logo_url", null]],
  },
  "a logo twice as tall as wide": { header: measuredLogo({ width: 150, height: 300 }), issues: [] },
  "a logo more than 8 times as wide as tall": {
    footer: measuredLogo({ width: 1601, height: 200 }),
    issues: [["warning logo-too-wide footer_logo_url", null]],
  },
  "a logo with too few pixels": {
    header: measuredLogo({ width: 300, height: 100 }),
    issues: [["warning logo-blurred header_logo_url", { header_logo_height: 50 }]],
  },
  "a logo too small to show sharply": {
    header: measuredLogo({ width: 40, height: 30 }),
    issues: [["warning logo-blurred header_logo_url", null]],
  },
  "a small SVG": {
    branding: { header_logo_url: "https://kestrel.example/mark.svg?v=2" },
    header: measuredLogo({ width: 30, height: 20 }),
    issues: [],
  },
  "an SVG without a size": {
    branding: { header_logo_url: "https://kestrel.example/mark.svg" },
    header: measuredLogo({ width: 0, height: 0 }),
    issues: [],
  },
  "a white wordmark": {
    header: withVisible({ light: 0, dark: 1 }),
    issues: [["warning logo-invisible-on-light header_logo_url", null]],
  },
  "a navy wordmark": {
    footer: withVisible({ light: 1, dark: 0.01 }),
    issues: [["warning logo-invisible-on-dark footer_logo_url", null]],
  },
  "a transparent image": {
    header: withVisible({ light: 0, dark: 0 }),
    issues: [
      ["warning logo-invisible-on-light header_logo_url", null],
      ["warning logo-invisible-on-dark header_logo_url", null],
    ],
  },
  "thin black letters on white": { header: withVisible({ light: 0.04, dark: 1 }), issues: [] },
  "a mostly white image, by its mean color": {
    header: withMean(240, 0.8),
    issues: [["warning logo-invisible-on-light header_logo_url", null]],
  },
  "a sparse image, by its mean color": { header: withMean(240, 0.3), issues: [] },
  "pixels that cannot be read": { header: measuredLogo({ colors: null }), issues: [] },
};

test.each(Object.entries(ROWS))("%s", (_title, row) => {
  expectIssues(row);
});

test("the messages contain the measured values and what patients see", () => {
  expect(firstMessage({}, { header: measuredLogo({ bytes: 411_800 }) })).toBe(
    "The header logo's file is too large: 412 kB; a logo should have at most 200 kB.",
  );
  expect(firstMessage({}, { header: { state: "broken" } })).toBe(
    "The header logo does not load; patients see the text “A kestrel in flight” instead.",
  );
  expect(firstMessage({}, { footer: measuredLogo({ width: 100, height: 310 }) })).toBe(
    "The footer logo is 3.1 times as tall as wide (100 × 310 px): at a height of 28 px it is only 9 px wide.",
  );
});
