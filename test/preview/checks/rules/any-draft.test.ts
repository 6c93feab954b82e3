import fc from "fast-check";
import { expect, test } from "vitest";
import type { Branding } from "../../../../src/contract/location-record/branding.ts";
import type { LocationRecord } from "../../../../src/contract/location-record/location-record.ts";
import type { LogoMeasure } from "../../../../src/preview/checks/measure/measurements.ts";
import {
  contrastPairs,
  guard,
  type Measures,
} from "../../../../src/preview/checks/rules/lint-branding.ts";
import { draft, repaired } from "./lint-fixture.ts";

const texts = (...likely: string[]) =>
  fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("", " ", ...likely));
const sizes = fc.oneof(fc.integer(), fc.integer({ min: -5, max: 250 }));
const urls = texts(
  "http://a.example/x.png",
  "https://a.example/x.svg",
  "//a.example/x.png",
  "a.example/x.png",
  "http://localhost/x.png",
  "https://me:secret@a.example/x.png",
  "data:image/png;base64,AAAA",
  "data:image/png",
  "javascript:alert(1)",
  `https://a.example/${"x".repeat(3000)}`,
);
const alts = texts("Logo", "image", "logo.png", "Mossbank Dental", "mossbank dental logo", "2034");
const families = fc
  .array(texts("Arial", "Georgia", "Lato", "serif", "'Sans-Serif'", '"Gill Sans"', "url(x)"))
  .map((names) => names.join(","));
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);

const branding: fc.Arbitrary<Branding> = fc.record({
  branding_enabled: fc.boolean(),
  header_logo_url: urls,
  header_logo_alt: alts,
  header_logo_height: sizes,
  show_location_name_in_header: fc.boolean(),
  location_name_font_size: sizes,
  header_tagline: texts("Calm dentistry by the river"),
  header_tagline_font_size: sizes,
  footer_logo_url: urls,
  footer_logo_alt: alts,
  footer_logo_height: sizes,
  show_contact_info_in_footer: fc.boolean(),
  footer_contact_font_size: sizes,
  footer_phone: texts("(416) 555-0131", "(416) 555-0199"),
  footer_address: texts("Mossbank Road 4"),
  font_style: families,
  font_color: fc.oneof(hex, texts("#abc", "red", "#12345", "abcdef")),
});

const drafts: fc.Arbitrary<LocationRecord> = fc
  .record({
    branding,
    // As the contract's schema has it: a name has something to read.
    name: texts("Mossbank Dental", "Image", "Logo").filter((name) => /[^\s\p{Cf}]/u.test(name)),
    phone_number: texts("+14165550131", "+441632960147"),
    is_virtual: fc.boolean(),
  })
  .map(({ branding: settings, ...over }) => draft(settings, over));

const pixels = fc.integer({ min: 0, max: 4000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const channel = fc.double({ min: 0, max: 255, noNaN: true });
const seen = fc.record({ light: share, dark: share });
const ink = fc.record(
  { r: channel, g: channel, b: channel, opaque: share, seen },
  { requiredKeys: ["r", "g", "b", "opaque"] },
);
const logoMeasure: fc.Arbitrary<LogoMeasure | null> = fc.option(
  fc.record(
    {
      state: fc.constantFrom("loading", "broken", "loaded"),
      width: pixels,
      height: pixels,
      bytes: fc.option(fc.nat()),
      ink: fc.option(ink),
    },
    { requiredKeys: ["state"] },
  ),
);
const anyMeasures: fc.Arbitrary<Omit<Measures, "overflows">> = fc.record({
  header: logoMeasure,
  footer: logoMeasure,
});

const LINE = 278;

/** The texts of the header too wide for a phone, as a browser finds them whose letters are half as wide as high. */
function overflowsOf(record: LocationRecord): Measures["overflows"] {
  const settings = record.web_scheduler_config.branding;
  const texts = [
    settings.show_location_name_in_header && {
      path: "name",
      text: record.name,
      size: settings.location_name_font_size,
    },
    {
      path: "web_scheduler_config.branding.header_tagline",
      text: settings.header_tagline.trim(),
      size: settings.header_tagline_font_size,
    },
  ];
  return texts.flatMap((one) => {
    if (!one || !settings.branding_enabled) return [];
    const shown = Math.min(Math.max(one.size, 10), 72);
    const by = (one.text.length * shown) / 2 - LINE;
    return by > 0 ? [{ path: one.path, by }] : [];
  });
}

const guarded = (record: LocationRecord, measured: Omit<Measures, "overflows">) =>
  guard(record, { ...measured, overflows: overflowsOf(record) });

const RUNS = { numRuns: 300 };

test("whatever a draft holds and measures, each finding has a sentence and a setting of its own", () => {
  fc.assert(
    fc.property(drafts, anyMeasures, (record, measured) => {
      const findings = guarded(record, measured);
      for (const { sentence, path } of findings) {
        expect(sentence).toMatch(/^\S.+\.$/s);
        expect(sentence).not.toMatch(/NaN|undefined|Infinity/);
        expect(() => repaired(record, { [path]: null })).not.toThrow();
      }
      const names = findings.map(({ code, path }) => `${code} ${path}`);
      expect(new Set(names).size).toBe(names.length);
    }),
    RUNS,
  );
});

test("every repair takes away the finding that it belongs to", () => {
  fc.assert(
    fc.property(drafts, anyMeasures, (record, measured) => {
      for (const { code, path, repair } of guarded(record, measured)) {
        if (!repair) continue;
        const after = guarded(repaired(record, repair.changes), measured);
        expect(after.filter((one) => one.code === code && one.path === path)).toEqual([]);
      }
    }),
    RUNS,
  );
});

test("repairing all there is to repair comes to an end, and leaves nothing that fails", () => {
  fc.assert(
    fc.property(drafts, anyMeasures, (record, measured) => {
      let mended = record;
      for (let click = 0; click < 40; click += 1) {
        const next = guarded(mended, measured).find(({ repair }) => repair);
        if (!next?.repair) break;
        mended = repaired(mended, next.repair.changes);
      }
      const left = guarded(mended, measured);
      expect(left.filter(({ repair, severity }) => repair || severity === "fails")).toEqual([]);
    }),
    RUNS,
  );
});

test("a repair of the colour is what the widget shows already, and makes every light pair pass", () => {
  fc.assert(
    fc.property(hex, (font_color) => {
      const before = contrastPairs(draft({ font_color })).filter(
        ({ scheme }) => scheme === "light",
      );
      const failing = before.find(({ passes }) => !passes);
      expect(Boolean(failing?.repair)).toBe(before.some(({ passes }) => !passes));
      if (!failing?.repair) return;
      expect(failing.repair.changes).toEqual({ [failing.path]: failing.shown });
      const after = contrastPairs(repaired(draft({ font_color }), failing.repair.changes));
      for (const { scheme, ratio, foreground, shown } of after) {
        if (scheme === "dark") continue;
        expect(ratio).toBeGreaterThanOrEqual(4.5);
        expect(shown).toBe(foreground);
      }
    }),
    RUNS,
  );
});
