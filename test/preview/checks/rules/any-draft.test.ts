import fc from "fast-check";
import { expect, test } from "vitest";
import type { Branding } from "../../../../src/contract/location-record/branding.ts";
import type { LocationRecord } from "../../../../src/contract/location-record/location-record.ts";
import type { LogoMeasurement } from "../../../../src/preview/checks/measure/measure-logo.ts";
import { lintBranding } from "../../../../src/preview/checks/rules/lint-branding.ts";
import type { Measurements } from "../../../../src/preview/checks/rules/lint-context.ts";
import { SEED } from "../../../fuzz/fuzz.ts";
import { applyFix, draft, measurements } from "./lint-fixture.ts";

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
    // The contract requires a visible name.
    name: texts("Mossbank Dental", "Image", "Logo").filter((name) => /[^\s\p{Cf}]/u.test(name)),
    phone_number: texts("+14165550131", "+441632960147"),
    is_virtual: fc.boolean(),
  })
  .map(({ branding: settings, ...over }) => draft(settings, over));

const pixels = fc.integer({ min: 0, max: 4000 });
const logoMeasure: fc.Arbitrary<LogoMeasurement | null> = fc.option(
  fc.record(
    {
      state: fc.constantFrom("loading", "broken", "loaded"),
      width: pixels,
      height: pixels,
      bytes: fc.option(fc.nat()),
      invisibleOn: fc.subarray(["light", "dark"] as const),
    },
    { requiredKeys: ["state"] },
  ),
);
const anyMeasures: fc.Arbitrary<Omit<Measurements, "overflows">> = fc.record({
  header: logoMeasure,
  footer: logoMeasure,
});

const LINE_WIDTH = 278;

/** The header texts that overflow in a font whose letters are half as wide as high. */
function overflowsOf(record: LocationRecord): Measurements["overflows"] {
  const settings = record.web_scheduler_config.branding;
  const overflow = (path: string, text: string, size: number) => {
    const excess = (text.length * Math.min(Math.max(size, 10), 72)) / 2 - LINE_WIDTH;
    return excess > 0 ? [{ path, excess }] : [];
  };
  const { header_tagline, header_tagline_font_size, location_name_font_size } = settings;
  const tagline = "web_scheduler_config.branding.header_tagline";
  const name = settings.show_location_name_in_header ? record.name : "";
  if (!settings.branding_enabled) return [];
  return [
    ...overflow("name", name, location_name_font_size),
    ...overflow(tagline, header_tagline.trim(), header_tagline_font_size),
  ];
}

const lint = (record: LocationRecord, measured: Omit<Measurements, "overflows">) =>
  lintBranding(record, { ...measured, overflows: overflowsOf(record) });

const check = (property: fc.IRawProperty<unknown>) =>
  fc.assert(property, { numRuns: 300, ...SEED });

test("every issue of any draft is unique and has a message and an existing setting", () => {
  check(
    fc.property(drafts, anyMeasures, (record, measured) => {
      const issues = lint(record, measured);
      for (const { message, path } of issues) {
        expect(message).toMatch(/^\S.+\.$/s);
        expect(message).not.toMatch(/NaN|undefined|Infinity/);
        expect(() => applyFix(record, { [path]: null })).not.toThrow();
      }
      const names = issues.map(({ code, path }) => `${code} ${path}`);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test("every fix resolves its issue", () => {
  check(
    fc.property(drafts, anyMeasures, (record, measured) => {
      for (const { code, path, fix } of lint(record, measured)) {
        if (!fix) continue;
        const after = lint(applyFix(record, fix.changes), measured);
        expect(after.filter((one) => one.code === code && one.path === path)).toEqual([]);
      }
    }),
  );
});

test("applying every fix terminates and leaves no errors", () => {
  check(
    fc.property(drafts, anyMeasures, (record, measured) => {
      let fixed = record;
      for (let click = 0; click < 40; click += 1) {
        const next = lint(fixed, measured).find(({ fix }) => fix);
        if (!next?.fix) break;
        fixed = applyFix(fixed, next.fix.changes);
      }
      const remaining = lint(fixed, measured);
      expect(remaining.filter(({ fix, severity }) => fix || severity === "error")).toEqual([]);
    }),
  );
});

test("the fix for a color is readable", () => {
  check(
    fc.property(hex, (font_color) => {
      const issueOf = (record: LocationRecord) =>
        lintBranding(record, measurements()).find(({ code }) => code === "text-contrast");
      const issue = issueOf(draft({ font_color }));
      if (!issue?.fix) return;
      expect(issueOf(applyFix(draft({ font_color }), issue.fix.changes))).toBeUndefined();
    }),
  );
});
