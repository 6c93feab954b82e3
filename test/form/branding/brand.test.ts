import { expect, test } from "vitest";
import type {
  Branding,
  LocationRecord,
} from "../../../src/contract/location-record/location-record.ts";
import { brandProblems } from "../../../src/diagnostics/brand-problems.ts";
import { brandOf, logoUrl } from "../../../src/form/branding/brand.ts";
import { recordOf } from "../../example-record.ts";

const baseRecord = recordOf("everything-on");
const config = baseRecord.web_scheduler_config;

const record = (branding: Partial<Branding>, overrides: Partial<LocationRecord> = {}) => ({
  ...baseRecord,
  ...overrides,
  web_scheduler_config: { ...config, branding: { ...config.branding, ...branding } },
});
const brand = (branding: Partial<Branding>, overrides: Partial<LocationRecord> = {}) =>
  brandOf(record(branding, overrides));
const problemsOf = (branding: Partial<Branding>) =>
  brandProblems(record(branding), brand(branding)).map(({ key, code }) => ({ key, code }));

const ADDRESS = "31 Kestrel Row, 2nd floor, Port Wenlow, ON\u00a0K0D\u00a00D0";

test("disabled branding shows the name and address of the record in the default style", () => {
  const invalid = { header_logo_height: 9999, font_color: "red", font_style: "}" };
  expect(problemsOf({ branding_enabled: false, ...invalid })).toEqual([]);
  expect(brand({ branding_enabled: false, ...invalid })).toEqual({
    header: {
      logo: null,
      name: { text: "Kestrel Row Dental", size: 17 },
      tagline: null,
      initials: "KR",
    },
    footer: { logo: null, phone: "", address: ADDRESS, size: null },
    font: null,
    color: null,
  });
});

test("enabled branding shows everything in the record", () => {
  expect(problemsOf({ font_color: "#1F3A5F" })).toEqual([]);
  expect(brand({ font_color: "#1F3A5F" })).toEqual({
    header: {
      logo: {
        url: "http://localhost:5173/practice/logos/kestrel-row.svg",
        alt: "A kestrel in flight",
        height: 64,
        name: "",
        isBare: false,
      },
      name: { text: "Kestrel Row Dental", size: 26 },
      tagline: { text: "Family dentistry above the harbour", size: 15 },
      initials: "KR",
    },
    footer: {
      logo: {
        url: "http://localhost:5173/practice/logos/kestrel-row-band.svg",
        alt: "Kestrel Row Dental",
        height: 28,
        name: "",
        isBare: false,
      },
      phone: "(416) 555-0131",
      address: "31 Kestrel Row, 2nd floor, Port Wenlow",
      size: 14,
    },
    font: '"Gill Sans", "Trebuchet MS", "Calibri", sans-serif',
    color: [31, 58, 95],
  });
});

test("each switch hides only its own part", () => {
  const full = brand({});
  expect(brand({ show_location_name_in_header: false }).header).toEqual({
    ...full.header,
    logo: { ...full.header.logo, name: "Kestrel Row Dental" },
    name: null,
  });
  expect(brand({ show_contact_info_in_footer: false }).footer).toEqual({
    ...full.footer,
    phone: "",
    address: "",
  });
  expect(brand({ header_tagline: " \n" }).header).toEqual({ ...full.header, tagline: null });
  expect(brand({ header_logo_url: " " }).header).toEqual({ ...full.header, logo: null });
  expect(brand({ footer_logo_url: "" }).footer).toEqual({ ...full.footer, logo: null });
  expect(brand({ font_style: "" })).toEqual({ ...full, font: null });
});

test.each([" ", "/logo.png", "javascript:alert(1)"])(
  "a header without the logo %j has the practice's name, even if it is turned off",
  (header_logo_url) => {
    const { header } = brand({ header_logo_url, show_location_name_in_header: false });
    expect(header.name?.text).toBe("Kestrel Row Dental");
    expect(header.logo).toBeNull();
  },
);

test("a virtual location shows no address", () => {
  expect(brand({ footer_address: "" }, { is_virtual: true }).footer.address).toBe("");
  expect(brand({ footer_address: "1 Quay" }, { is_virtual: true }).footer.address).toBe("");
  expect(brand({ branding_enabled: false }, { is_virtual: true }).footer.address).toBe("");
});

test.each([
  [" A kestrel ", false, "A kestrel", "A kestrel"],
  ["Logo", false, "Kestrel Row Dental", "Kestrel Row Dental"],
  ["Logo", true, "", "Kestrel Row Dental"],
  ["", true, "", "Kestrel Row Dental"],
  ["Kestrel Row Dental", true, "", "Kestrel Row Dental"],
  ["Our logo", true, "Our logo", "Our logo"],
])("alt text %j, name next to the logo %j: header %j, footer %j", (...row) => {
  const [alt, hasName, header, footer] = row;
  const shown = brand({
    header_logo_alt: alt,
    footer_logo_alt: alt,
    show_location_name_in_header: hasName,
  });
  expect(shown.header.logo?.alt).toBe(header);
  expect(shown.footer.logo?.alt).toBe(footer);
});

type SizeKey = Extract<keyof Branding, `${string}_height` | `${string}_size`>;

const sizes = (branding: Partial<Branding>): Record<SizeKey, number | null | undefined> => {
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
] as const)("%s is clamped to %i to %i CSS pixels and reported", (key, min, max) => {
  for (const size of [min, 30, max]) {
    expect(sizes({ [key]: size })[key]).toBe(size);
    expect(problemsOf({ [key]: size })).toEqual([]);
  }
  for (const [size, shown] of [
    [min - 1, min],
    [0, min],
    [-0, min],
    [-1e9, min],
    [max + 1, max],
    [1e9, max],
  ] as const) {
    expect(sizes({ [key]: size })[key]).toBe(shown);
    expect(problemsOf({ [key]: size })).toEqual([{ key, code: "out-of-range" }]);
  }
});

test.each([
  ["header_logo_url", "javascript:alert(1)", "not-a-logo-url"],
  ["footer_logo_url", "/logo.png", "not-a-logo-url"],
  ["font_style", "url(x)", "not-a-font"],
  ["font_style", "{}, Georgia", "not-a-font"],
  ["font_color", "", "not-a-color"],
  ["font_color", "var(--x)", "not-a-color"],
  ["font_color", "#777777", "low-contrast"],
] as const)("%s as %j is reported as %s", (key, value, code) => {
  expect(problemsOf({ [key]: value })).toEqual([{ key, code }]);
});

test("the record's text cannot inject styles", () => {
  const payload = "red;}body{background:url(//evil.example)}";
  const { header, footer, font, color } = brand({
    header_logo_url: `https://cdn.example/${payload}"onload="x`,
    font_style: `${payload}, Arial`,
    font_color: payload,
  });
  expect({ font, color }).toEqual({ font: '"Arial", sans-serif', color: null });
  expect(header.logo?.url).not.toMatch(/["<>\s]/);
  for (const size of [header.logo?.height, header.name?.size, header.tagline?.size, footer.size]) {
    expect(size).toBeTypeOf("number");
  }
});

const MAX_LENGTH_URL = `https://cdn.example/${"x".repeat(2048 - "https://cdn.example/".length)}`;

test.each([
  ["https://cdn.example/logo.svg", "https://cdn.example/logo.svg"],
  ["http://localhost:5173/practice/logo.svg", "http://localhost:5173/practice/logo.svg"],
  ["HTTPS://CDN.example/Logo.PNG?v=2#x", "https://cdn.example/Logo.PNG?v=2#x"],
  ["  https://cdn.example/logo.png\n", "https://cdn.example/logo.png"],
  ['https://cdn.example/"><script>', "https://cdn.example/%22%3E%3Cscript%3E"],
  [MAX_LENGTH_URL, MAX_LENGTH_URL],
])("accepts %j as %s", (text, url) => {
  expect(logoUrl(text)).toBe(url);
});

test.each([
  "//cdn.example/logo.png",
  "\\\\cdn.example\\logo.png",
  "https:/cdn.example/logo.png",
  "JavaScript:alert(1)//https://cdn.example",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/png;base64,iVBORw0KGgo=",
  "https://user@cdn.example/logo.png",
  "https://:secret@cdn.example/logo.png",
  `${MAX_LENGTH_URL}x`,
])("rejects %j", (text) => {
  expect(logoUrl(text)).toBeNull();
});

test("the address of a logo says whether it stands on the card without a plate", () => {
  const isBare = (header_logo_url: string) => brand({ header_logo_url }).header.logo?.isBare;
  expect(isBare("https://cdn.example/logo.svg#on-color")).toBe(true);
  expect(isBare("https://cdn.example/logo.svg")).toBe(false);
});
