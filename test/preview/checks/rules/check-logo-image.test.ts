import { expect, test } from "vitest";
import { expectFound, picture, type Rows, sentence } from "./lint-fixture.ts";

const png = (bytes: number) => `data:image/png;base64,${"A".repeat(Math.ceil((bytes * 4) / 3))}`;

const ink = (seen: { light: number; dark: number }) =>
  picture({ ink: { r: 0, g: 0, b: 0, opaque: 0.3, seen } });
const mean = (grey: number, opaque: number) =>
  picture({ ink: { r: grey, g: grey, b: grey, opaque } });

const ROWS: Rows = {
  "a logo that is still loading": { header: { state: "loading" }, found: [] },
  "a broken logo": {
    header: { state: "broken" },
    found: [["fails logo-broken header_logo_url", { header_logo_url: "" }]],
  },
  "a heavy picture in the draft": {
    branding: { header_logo_url: png(101_000) },
    found: [
      ["warns logo-too-heavy header_logo_url", null],
      ["note logo-only-in-draft header_logo_url", null],
    ],
  },
  "a logo of 200 kB": { header: picture({ bytes: 200_000 }), found: [] },
  "a logo of more": {
    footer: picture({ bytes: 200_001 }),
    found: [["warns logo-too-heavy footer_logo_url", null]],
  },
  "a logo whose weight is not told": { footer: picture({ bytes: null }), found: [] },
  "a tower of a logo": {
    header: picture({ width: 150, height: 301 }),
    found: [["warns logo-too-tall header_logo_url", null]],
  },
  "a logo twice as tall as wide": { header: picture({ width: 150, height: 300 }), found: [] },
  "a ribbon of a logo": {
    footer: picture({ width: 1601, height: 200 }),
    found: [["warns logo-too-wide footer_logo_url", null]],
  },
  "a logo with too few pixels": {
    header: picture({ width: 300, height: 100 }),
    found: [["warns logo-blurs header_logo_url", { header_logo_height: 50 }]],
  },
  "a logo with hardly any pixels": {
    header: picture({ width: 40, height: 30 }),
    found: [["warns logo-blurs header_logo_url", null]],
  },
  "a drawing, which has no pixels": {
    branding: { header_logo_url: "https://kestrel.example/mark.svg?v=2" },
    header: picture({ width: 30, height: 20 }),
    found: [],
  },
  "a drawing without a size": {
    branding: { header_logo_url: "https://kestrel.example/mark.svg" },
    header: picture({ width: 0, height: 0 }),
    found: [],
  },
  "a white word mark": {
    header: ink({ light: 0, dark: 1 }),
    found: [["warns logo-unseen-on-light header_logo_url", null]],
  },
  "a navy word mark": {
    footer: ink({ light: 1, dark: 0.01 }),
    found: [["warns logo-unseen-on-dark footer_logo_url", null]],
  },
  "an empty picture": {
    header: ink({ light: 0, dark: 0 }),
    found: [
      ["warns logo-unseen-on-light header_logo_url", null],
      ["warns logo-unseen-on-dark header_logo_url", null],
    ],
  },
  "thin black letters on white": { header: ink({ light: 0.04, dark: 1 }), found: [] },
  "a mostly white picture, by its mean alone": {
    header: mean(240, 0.8),
    found: [["warns logo-unseen-on-light header_logo_url", null]],
  },
  "a sparse picture, by its mean alone": { header: mean(240, 0.3), found: [] },
  "pixels that cannot be read": { header: picture({ ink: null }), found: [] },
};

test.each(Object.entries(ROWS))("%s", (_, row) => {
  expectFound(row);
});

test("the figures are told, and what patients see instead", () => {
  expect(sentence({}, { header: picture({ bytes: 411_800 }) })).toBe(
    "The header logo is too heavy: 412 kB, and 200 kB is plenty for a logo.",
  );
  expect(sentence({}, { header: { state: "broken" } })).toBe(
    "The header logo does not load; patients see the words “A kestrel in flight” instead.",
  );
  expect(sentence({}, { footer: picture({ width: 100, height: 310 }) })).toBe(
    "The footer logo is 3.1 times as tall as wide (100 × 310 px): 28 px high, it is only 9 px wide.",
  );
});
