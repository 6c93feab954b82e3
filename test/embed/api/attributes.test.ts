import { afterEach, describe, expect, test, vi } from "vitest";
import {
  ATTRIBUTE_NAMES,
  isPrefill,
  readSettings,
  SETTING_NAMES,
  type SettingName,
  type Settings,
} from "../../../src/embed/api/attributes.ts";
import { wrongAttribute } from "../../../src/embed/chunks/deferred/attribute-messages.ts";
import { explain } from "../../../src/embed/chunks/deferred/diagnostic-messages.ts";

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";

function read(given: Partial<Record<SettingName, string>>, page = "https:") {
  vi.stubGlobal("location", { protocol: page });
  return readSettings((name) => given[name] ?? null);
}

afterEach(() => vi.unstubAllGlobals());

const KEYS: Record<SettingName, keyof Settings> = {
  "location-id": "locationId",
  "base-url": "baseUrl",
  "submit-url": "submitUrl",
  phone: "phone",
  lang: "lang",
  "privacy-url": "privacyUrl",
  "heading-level": "headingLevel",
  mode: "mode",
  attribution: "attribution",
  "prefill-from-url": "prefillFromUrl",
  "idempotency-header": "idempotencyHeader",
  "allow-draft": "allowDraft",
  "wipe-after-idle": "wipeAfterIdle",
};

test("the attributes are those of the table, and no other names", () => {
  expect([...ATTRIBUTE_NAMES].sort()).toEqual(
    [
      ...SETTING_NAMES,
      "prefill-first-name",
      "prefill-last-name",
      "prefill-email",
      "prefill-phone",
      "prefill-dob",
      "prefill-insurance",
      "prefill-additional-details",
    ].sort(),
  );
  expect(ATTRIBUTE_NAMES.filter(isPrefill)).toHaveLength(7);
});

test.each([
  ["location-id", ID, ID],
  ["location-id", ID.toUpperCase(), ID.toUpperCase()],
  ["location-id", ID.replaceAll("-", ""), ID.replaceAll("-", "")],
  ["location-id", ` ${ID}\n`, ID],
  ["base-url", "https://api.example", "https://api.example"],
  ["base-url", "https://api.example/v2/", "https://api.example/v2/"],
  ["base-url", "http://localhost:8000", "http://localhost:8000"],
  ["base-url", "http://[::1]:8000", "http://[::1]:8000"],
  [
    "submit-url",
    "https://practice.example/requests?key=1",
    "https://practice.example/requests?key=1",
  ],
  ["submit-url", "http://127.0.0.1:8000/", "http://127.0.0.1:8000/"],
  ["phone", "+12025550143", "+12025550143"],
  ["lang", "ar", "ar"],
  ["lang", "es-MX", "es-MX"],
  ["lang", "es_MX", "es_MX"],
  ["privacy-url", "https://practice.example/privacy", "https://practice.example/privacy"],
  ["heading-level", "1", 1],
  ["heading-level", "6", 6],
  ["mode", "popup", "popup"],
  ["mode", "button", "button"],
  ["attribution", "visit", "visit"],
  ["attribution", "none", "none"],
  ["prefill-from-url", "", true],
  ["idempotency-header", "true", true],
  ["allow-draft", "", true],
  ["wipe-after-idle", "5", 5],
] as const)("%s takes %j", (name, text, value) => {
  const { settings, findings } = read({ [name]: text });
  expect(settings[KEYS[name]]).toBe(value);
  expect(findings.filter(({ code }) => code === "WS102")).toEqual([]);
});

const DEFAULTS: Settings = {
  locationId: null,
  baseUrl: null,
  submitUrl: null,
  phone: "",
  lang: null,
  privacyUrl: null,
  headingLevel: 2,
  mode: "inline",
  attribution: "page",
  prefillFromUrl: false,
  idempotencyHeader: false,
  allowDraft: false,
  wipeAfterIdle: null,
};

test.each([
  ["location-id", "", "UUID"],
  ["location-id", "larkmere", "UUID"],
  ["location-id", `${ID}/../x`, "UUID"],
  ["base-url", "", "is relative"],
  ["base-url", "/api", "is relative"],
  ["base-url", "api.example", "is relative"],
  ["base-url", "//api.example", "is relative"],
  ["base-url", "http://api.example", "the scheme of this one is http"],
  ["base-url", "javascript:alert(1)", "the scheme of this one is javascript"],
  ["base-url", "data:text/html,x", "the scheme of this one is data"],
  ["base-url", "https:api.example", "cannot be read"],
  ["base-url", "https://", "cannot be read"],
  ["base-url", "https://eve:secret@api.example", "has a user name or password"],
  ["base-url", "https://api.example/?key=1", "has a query or a fragment"],
  ["base-url", "https://api.example/#top", "has a query or a fragment"],
  ["submit-url", "http://practice.example/", "the scheme of this one is http"],
  ["submit-url", "requests/", "is relative"],
  ["submit-url", "ftp://localhost/", "the scheme of this one is ftp"],
  ["submit-url", "https://eve@practice.example/", "has a user name or password"],
  ["privacy-url", "http://localhost/privacy", "the scheme of this one is http"],
  ["privacy-url", "javascript:alert(1)", "the scheme of this one is javascript"],
  ["phone", "202-555-0143", "+ and digits"],
  ["phone", "+1 202 555 0143", "+ and digits"],
  ["phone", "tel:+12025550143", "+ and digits"],
  ["lang", "fr", "en, es or ar"],
  ["lang", "english", "en, es or ar"],
  ["heading-level", "0", "1 to 6"],
  ["heading-level", "h2", "1 to 6"],
  ["heading-level", "2.5", "1 to 6"],
  ["mode", "Popup", "inline, button or popup"],
  ["mode", "modal", "inline, button or popup"],
  ["attribution", "all", "page, visit or none"],
  ["prefill-from-url", "false", "the attribute alone"],
  ["idempotency-header", "no", "the attribute alone"],
  ["allow-draft", "0", "the attribute alone"],
  ["wipe-after-idle", "0", "1 to 9999"],
  ["wipe-after-idle", "-5", "1 to 9999"],
  ["wipe-after-idle", "five", "1 to 9999"],
  ["wipe-after-idle", "99999", "1 to 9999"],
] as const)("%s refuses %j, says why, and everything else works", (name, text, why) => {
  const others = { "location-id": ID, phone: "+12025550143", [name]: text };
  const { settings, findings } = read(others);
  expect(settings[KEYS[name]]).toBe(DEFAULTS[KEYS[name]]);
  const found = findings.filter(({ code }) => code === "WS102");
  expect(found.map(({ subject }) => subject)).toEqual([name]);
  const sentence = found.map(explain).join();
  expect(sentence).toContain(name);
  expect(sentence).toContain(why);
  if (name !== "location-id") expect(settings.locationId).toBe(ID);
  if (name !== "phone") expect(settings.phone).toBe("+12025550143");
});

test("without any attribute, everything has its default", () => {
  const { settings, findings } = read({});
  expect(settings).toEqual(DEFAULTS);
  expect(findings.map(({ code, subject }) => `${code} ${subject}`)).toEqual([
    "WS101 location-id",
    "WS101 base-url",
    "WS105 submit-url",
  ]);
});

test("a page that takes the requests itself is not told that submit-url is missing", () => {
  const { findings } = readSettings(() => null, true);
  expect(findings.map(({ subject }) => subject)).not.toContain("submit-url");
});

describe("an http page", () => {
  test("may load from an http service, and is told what that means", () => {
    const { settings, findings } = read({ "base-url": "http://api.example" }, "http:");
    expect(settings.baseUrl).toBe("http://api.example");
    expect(findings.map(({ code }) => code)).toContain("WS104");
  });

  test("may not send to one", () => {
    expect(read({ "submit-url": "http://api.example" }, "http:").settings.submitUrl).toBeNull();
  });
});

test("a password is never repeated, and a long value is cut", () => {
  expect(wrongAttribute("base-url", "https://eve:secret@api.example")).not.toMatch(/eve|secret/);
  expect(wrongAttribute("phone", "x".repeat(5000)).length).toBeLessThan(300);
});
