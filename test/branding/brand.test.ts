import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BACKGROUNDS, brandOf } from "../../src/branding/brand.ts";
import { contrastRatio, parseHex, type Rgb, toHex } from "../../src/branding/contrast.ts";
import type { Branding } from "../../src/contract/location-record/branding.ts";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import { EXAMPLES, exampleBySlug } from "../../src/examples/index.ts";

const complete = exampleBySlug("everything-on")?.record;
if (!complete) throw new Error("There is no example with everything on.");
const config = complete.web_scheduler_config;

const record = (branding: Partial<Branding>, over: Partial<LocationRecord> = {}) => ({
  ...complete,
  ...over,
  web_scheduler_config: { ...config, branding: { ...config.branding, ...branding } },
});
const brand = (branding: Partial<Branding>, over: Partial<LocationRecord> = {}) =>
  brandOf(record(branding, over)).brand;
const problems = (branding: Partial<Branding>) => brandOf(record(branding)).problems;

const ADDRESS = "31 Kestrel Row, 2nd floor, Port Wenlow, ON K0D 0D0";

test("switched off, the name stands above, our own phone and address below, in our own colours", () => {
  const nonsense = { header_logo_height: 9999, font_color: "red", font_style: "}" };
  expect(brandOf(record({ branding_enabled: false, ...nonsense }))).toEqual({
    brand: {
      header: { logo: null, name: { text: "Kestrel Row Dental", size: 22 }, tagline: null },
      footer: { logo: null, phone: "+14165550131", address: ADDRESS, size: null },
      font: null,
      ink: null,
    },
    problems: [],
  });
});

test("switched on, everything is as the record says", () => {
  expect(brandOf(record({ font_color: "#1F3A5F" }))).toEqual({
    brand: {
      header: {
        logo: {
          url: "http://localhost:5173/practice/logos/kestrel-row.svg",
          alt: "A kestrel in flight",
          height: 64,
        },
        name: { text: "Kestrel Row Dental", size: 26 },
        tagline: { text: "Family dentistry above the harbour", size: 15 },
      },
      footer: {
        logo: {
          url: "http://localhost:5173/practice/logos/kestrel-row-band.svg",
          alt: "Kestrel Row Dental",
          height: 28,
        },
        phone: "(416) 555-0131",
        address: "31 Kestrel Row, 2nd floor, Port Wenlow",
        size: 14,
      },
      font: '"Gill Sans", "Trebuchet MS", "Calibri", sans-serif',
      ink: { light: "#1f3a5f", dark: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    },
    problems: [],
  });
});

test("every example's branding can be used as it stands", () => {
  for (const example of EXAMPLES) expect(brandOf(example.record).problems).toEqual([]);
});

test("each switch hides its own part and no other", () => {
  const whole = brand({});
  expect(brand({ show_location_name_in_header: false }).header).toEqual({
    ...whole.header,
    name: null,
  });
  expect(brand({ show_contact_info_in_footer: false }).footer).toEqual({
    ...whole.footer,
    phone: "",
    address: "",
  });
  expect(brand({ header_tagline: " \n" }).header).toEqual({ ...whole.header, tagline: null });
  expect(brand({ header_logo_url: " " }).header).toEqual({ ...whole.header, logo: null });
  expect(brand({ footer_logo_url: "" }).footer).toEqual({ ...whole.footer, logo: null });
  expect(brand({ font_style: "" })).toEqual({ ...whole, font: null });
});

test("an empty part is no mistake", () => {
  const empty = { header_logo_url: "", footer_logo_url: " ", font_style: "", header_tagline: "" };
  expect(problems({ ...empty, footer_phone: "", footer_address: "" })).toEqual([]);
});

test.each(["", "  "])("a footer's own phone and address of %j are the record's", (empty) => {
  expect(brand({ footer_phone: empty, footer_address: empty }).footer).toMatchObject({
    phone: "+14165550131",
    address: ADDRESS,
  });
});

test("a virtual location has no address of its own to show", () => {
  expect(brand({ footer_address: "" }, { is_virtual: true }).footer.address).toBe("");
  expect(brand({ branding_enabled: false }, { is_virtual: true }).footer.address).toBe("");
});

test.each([
  ["A kestrel", true, "A kestrel", "A kestrel"],
  [" A kestrel ", false, "A kestrel", "A kestrel"],
  ["Logo", false, "Kestrel Row Dental", "Kestrel Row Dental"],
  ["logo ", false, "Kestrel Row Dental", "Kestrel Row Dental"],
  ["", false, "Kestrel Row Dental", "Kestrel Row Dental"],
  ["Logo", true, "", "Kestrel Row Dental"],
  ["", true, "", "Kestrel Row Dental"],
  ["Kestrel Row Dental", true, "", "Kestrel Row Dental"],
  ["Our logo", true, "Our logo", "Our logo"],
])("the text %j for a logo, the name beside it: %j; header %j, footer %j", (...row) => {
  const [alt, nameBeside, header, footer] = row;
  const shown = brand({
    header_logo_alt: alt,
    footer_logo_alt: alt,
    show_location_name_in_header: nameBeside,
  });
  expect(shown.header.logo?.alt).toBe(header);
  expect(shown.footer.logo?.alt).toBe(footer);
});

type Sized = Extract<keyof Branding, `${string}_height` | `${string}_size`>;

const sizes = (branding: Partial<Branding>): Record<Sized, number | null | undefined> => {
  const { header, footer } = brand(branding);
  return {
    header_logo_height: header.logo?.height,
    footer_logo_height: footer.logo?.height,
    location_name_font_size: header.name?.size,
    header_tagline_font_size: header.tagline?.size,
    footer_contact_font_size: footer.size,
  };
};

test.each([
  ["header_logo_height", 16, 200],
  ["footer_logo_height", 16, 200],
  ["location_name_font_size", 10, 72],
  ["header_tagline_font_size", 10, 72],
  ["footer_contact_font_size", 10, 72],
] as const)("%s is %i to %i CSS pixels, and beyond is told", (key, least, most) => {
  for (const size of [least, 30, most]) {
    expect(sizes({ [key]: size })[key]).toBe(size);
    expect(problems({ [key]: size })).toEqual([]);
  }
  for (const [size, shown] of [
    [least - 1, least],
    [0, least],
    [-0, least],
    [-1e9, least],
    [most + 1, most],
    [1e9, most],
  ] as const) {
    expect(sizes({ [key]: size })[key]).toBe(shown);
    expect(problems({ [key]: size })).toEqual([{ key, code: "out-of-range" }]);
  }
});

test.each([
  ["header_logo_url", "javascript:alert(1)", "not-a-logo-url"],
  ["footer_logo_url", "/logo.png", "not-a-logo-url"],
  ["font_style", "url(x)", "not-a-font"],
  ["font_color", "", "not-a-color"],
  ["font_color", "#fff", "not-a-color"],
  ["font_color", "var(--x)", "not-a-color"],
  ["font_color", "#777777", "low-contrast"],
  ["font_color", "#ffffff", "low-contrast"],
] as const)("%s as %j is told to the site owner: %s", (key, value, code) => {
  expect(problems({ [key]: value })).toEqual([{ key, code }]);
});

test("what cannot be used is left out, and the rest is as it was", () => {
  const whole = brand({});
  expect(brand({ header_logo_url: "data:text/html,x" }).header).toEqual({
    ...whole.header,
    logo: null,
  });
  expect(brand({ font_style: "}" })).toEqual({ ...whole, font: null });
  expect(brand({ font_color: "red" })).toEqual({ ...whole, ink: null });
});

test("a readable colour is used as it is, another in its nearest readable shade", () => {
  expect(brand({ font_color: "#767676" }).ink?.light).toBe("#767676");
  expect(problems({ font_color: "#767676" })).toEqual([]);
  expect(brand({ font_color: "#777777" }).ink?.light).toMatch(/^#7[0-6]7[0-6]7[0-6]$/);
});

test("a colour for a light page has a lighter shade for a dark one", () => {
  const { light, dark } = brand({ font_color: "#1F3A5F" }).ink ?? {};
  const contrast = (hex = "", ground: Rgb) => contrastRatio(parseHex(hex) ?? ground, ground);
  expect(contrast(light, BACKGROUNDS.light)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark, BACKGROUNDS.dark)).toBeGreaterThanOrEqual(4.5);
});

test("no text of the record reaches a style", () => {
  const payload = "red;}body{background:url(//evil.example)}";
  const { header, footer, font, ink } = brand({
    header_logo_url: `https://cdn.example/${payload}"onload="x`,
    font_style: `${payload}, Arial`,
    font_color: payload,
  });
  expect({ font, ink }).toEqual({ font: '"Arial", sans-serif', ink: null });
  expect(header.logo?.url).not.toMatch(/["<>\s]/);
  for (const size of [header.logo?.height, header.name?.size, header.tagline?.size, footer.size]) {
    expect(size).toBeTypeOf("number");
  }
});

test("on the dark background a colour that can be read stays, and another becomes bright", () => {
  const darkInk = (font_color: string) => brand({ font_color }).ink?.dark ?? "";
  const contrast = (hex: string) => contrastRatio(parseHex(hex) as Rgb, BACKGROUNDS.dark);
  expect(darkInk("#e0702a")).toBe("#e0702a");
  for (const dull of ["#1f3a5f", "#000000", "#5b2333", "#6b7280"]) {
    expect(contrast(dull), dull).toBeLessThan(4.5);
    expect(contrast(darkInk(dull)), dull).toBeGreaterThanOrEqual(7);
  }
  // What stands out on a light page does so on a dark one.
  expect(contrast(darkInk("#1f3a5f"))).toBeGreaterThan(11);
  expect(darkInk("#000000")).toBe("#ffffff");
});

test("the backgrounds that ink is worked out for are the ones that the widget has", () => {
  const css = readFileSync(new URL("../../src/ui/css/widget.css", import.meta.url), "utf8");
  const { light, dark } = BACKGROUNDS;
  expect(css).toContain(`--surface: ${toHex(light)};`);
  expect(css).toContain(`--surface: light-dark(${toHex(light)}, ${toHex(dark)});`);
});
