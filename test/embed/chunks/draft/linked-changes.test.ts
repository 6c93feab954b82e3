import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LocationRecord } from "../../../../src/contract/location-record/location-record.ts";
import type { Changes } from "../../../../src/draft/changes.ts";
import { linkedChanges } from "../../../../src/embed/chunks/draft/linked-changes.ts";
import { exampleBySlug } from "../../../../src/examples/index.ts";

const CONFIG = "web_scheduler_config";
const BRANDING = `${CONFIG}.branding`;
const SCREENER = `${CONFIG}.screener_question`;
const TAGLINE = `${BRANDING}.header_tagline`;

const type = (display_name: string, appointment_type_name = "NEW") => ({
  enabled: true,
  display_name,
  appointment_type_name,
});

const published = structuredClone(exampleBySlug("everything-on")?.record) as LocationRecord;
const { branding } = published.web_scheduler_config;
branding.header_tagline = "Since 1974";
published.web_scheduler_config.appointment_types = [type("First visit, 60 minutes", "NEW-60")];
published.web_scheduler_config.confirmation_sms_message = "Call +1 202 555 0143";

const LOGO = branding.header_logo_url;
const PICTURE = "data:image/png;base64,iVBORw0KGgo=";

const takes = (path: string, value: unknown, withPictures = false) =>
  path in linkedChanges({ [path]: value }, published, withPictures).taken;

describe("a link may change", () => {
  test.each<[string, unknown]>([
    [`${BRANDING}.branding_enabled`, false],
    [`${BRANDING}.font_color`, "#123456"],
    [`${BRANDING}.font_style`, "Source Sans 3, sans-serif"],
    [`${BRANDING}.header_logo_height`, 120],
    [`${BRANDING}.location_name_font_size`, 30],
    [`${BRANDING}.show_location_name_in_header`, false],
    [`${BRANDING}.header_logo_alt`, "A kestrel above a row of houses"],
    [`${BRANDING}.header_logo_url`, ""],
    [`${BRANDING}.footer_logo_url`, LOGO],
    [TAGLINE, "Gentle hands, since 李 🦷"],
    [TAGLINE, "One call is enough"],
    [TAGLINE, ""],
    [TAGLINE, "First visit, 60 minutes"],
    [`${CONFIG}.required_fields.email`, true],
    [`${SCREENER}.question`, "Are you in pain?"],
    [`${SCREENER}.if_yes.action`, "stop"],
    [`${SCREENER}.if_no.message`, "Good. Go on."],
    [`${CONFIG}.appointment_types_enabled`, true],
    [`${CONFIG}.appointment_types`, []],
    [`${CONFIG}.appointment_types`, [type("Check-up"), type("First visit, 60 minutes", "NEW-60")]],
    [`${CONFIG}.provider_profiles`, [{ id: "p-2025550143", name: "Dr Ines Okafor" }]],
    [`${CONFIG}.provider_profiles`, [{ id: 12, display_name: "د. سلمى" }]],
  ])("%s to %j", (path, value) => {
    expect(takes(path, value)).toBe(true);
  });
});

describe("a link cannot change", () => {
  test.each<[string, unknown]>([
    ["phone_number", "+12025550199"],
    ["name", "Another practice"],
    ["id", "00000000-0000-4000-8000-000000000000"],
    ["streetAddress", "Elm Street"],
    ["city", "Elsewhere"],
    ["state", "OR"],
    ["postalCode", "97201"],
    ["is_virtual", true],
    ["is_web_scheduler_enabled", true],
    ["time_zone", "Europe/Dublin"],
    ["practice_details", { address: "Elm Street" }],
    [`${BRANDING}.footer_phone`, "+12025550199"],
    [`${BRANDING}.footer_phone`, "call us"],
    [`${BRANDING}.footer_phone`, ""],
    [`${BRANDING}.footer_address`, "Elm Street"],
    [`${BRANDING}.footer_address`, ""],
  ])("%s, as to %j", (path, value) => {
    expect(takes(path, value)).toBe(false);
  });

  test.each<[string, unknown]>([
    ["the whole configuration", { branding: { footer_phone: "call us" } }],
    ["", {}],
  ])("a branch as a whole: %s", (_what, value) => {
    expect(takes(CONFIG, value)).toBe(false);
    expect(takes(BRANDING, value)).toBe(false);
    expect(takes(`${CONFIG}.screener_question`, { question: "Pain?" })).toBe(false);
  });
});

describe("no text of a link brings", () => {
  test.each<[string, string]>([
    ["a number", "Call 2025550199"],
    ["one digit", "Room 5"],
    ["Arabic-Indic digits", "اتصل ٢٠٢٥٥٥٠١٩٩"],
    ["a number in English words", "Call two oh two, five five five"],
    ["an e-mail address", "Write to desk@elsewhere.example"],
    ["a web address", "https://elsewhere.example"],
  ])("%s: %j", (_what, text) => {
    expect(takes(TAGLINE, text)).toBe(false);
    expect(takes(`${SCREENER}.if_yes.message`, text)).toBe(false);
    expect(takes(`${BRANDING}.header_logo_alt`, text)).toBe(false);
    expect(takes(`${CONFIG}.appointment_types`, [type(text)])).toBe(false);
    expect(takes(`${CONFIG}.appointment_types`, [type("", text)])).toBe(false);
    expect(takes(`${CONFIG}.provider_profiles`, [{ id: 1, name: text }])).toBe(false);
    expect(takes(`${CONFIG}.provider_profiles`, [{ id: 1, display_name: text }])).toBe(false);
  });

  test("a number in pieces", () => {
    const pieces = [type("Call 202"), type("555"), type("0199")];
    expect(takes(`${CONFIG}.appointment_types`, pieces)).toBe(false);
  });

  test("a number made of published ones", () => {
    expect(takes(TAGLINE, "1974 1974")).toBe(false);
    expect(takes(TAGLINE, "60")).toBe(false);
  });

  test("a number in a list within a list", () => {
    expect(takes(`${CONFIG}.provider_profiles`, [[["202 555 0199"]]])).toBe(false);
  });
});

describe("no picture of a link is shown", () => {
  const logos = [`${BRANDING}.header_logo_url`, `${BRANDING}.footer_logo_url`];
  test.each([
    "https://elsewhere.example/number.png",
    new URL("other.png", LOGO).href,
    `${LOGO}?number`,
    LOGO.toUpperCase(),
    PICTURE,
    "data:image/svg+xml,<svg/>",
  ])("such as %s", (address) => {
    for (const logo of logos) expect(takes(logo, address)).toBe(false);
  });

  test.each([
    ["a list", [LOGO]],
    ["an object", { href: LOGO }],
    ["a number", 1],
  ])("nor %s in the place of its address", (_what, value) => {
    for (const logo of logos) expect(takes(logo, value)).toBe(false);
  });

  test("unless the designer put the draft there", () => {
    for (const logo of logos) expect(takes(logo, PICTURE, true)).toBe(true);
    expect(takes("phone_number", "+12025550199", true)).toBe(false);
    expect(takes(`${BRANDING}.footer_phone`, "+12025550199", true)).toBe(false);
    expect(takes(TAGLINE, "Call 202 555 0199", true)).toBe(false);
  });
});

test("what is left out is named, as far as the record has it", () => {
  const changes: Changes = {
    ...JSON.parse('{ "__proto__": { "polluted": true } }'),
    phone_number: "+12025550199",
    [TAGLINE]: "Call 202 555 0199",
    [`${BRANDING}.font_color`]: "#123456",
    "call 202 555 0199": true,
    [`${BRANDING}.__proto__.footer_phone`]: "+12025550199",
  };
  expect(linkedChanges(changes, published)).toEqual({
    taken: { [`${BRANDING}.font_color`]: "#123456" },
    leftOut: ["phone_number", TAGLINE],
  });
});

test("no text with a digit passes, wherever it stands", () => {
  const digit = fc.constantFrom(..."09٣۴५２𝟐⑤");
  const texts = fc.tuple(fc.string(), digit, fc.string()).map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      expect(takes(TAGLINE, text)).toBe(false);
      expect(takes(`${CONFIG}.appointment_types`, [type("Check-up"), type(text)])).toBe(false);
    }),
  );
});
