import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FIELD_NAMES, QUESTIONS } from "../../src/contract/questions.ts";
import { explain } from "../../src/diagnostics/explain.ts";
import { attributeFindings, invalidAttributeMessage } from "../../src/doctor/findings/markup.ts";
import {
  ATTRIBUTE_NAMES,
  isPrefill,
  readSettings,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  toCamelCase,
} from "../../src/settings/attributes.ts";

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";
const OTHER_ID = "cd89ce43-dc97-4212-a2ea-0fe1ec5c22a6";

function read(attributes: Partial<Record<SettingName, string>>, protocol = "https:") {
  vi.stubGlobal("location", { protocol });
  const text = (name: SettingName) => attributes[name] ?? null;
  const element = { getAttribute: text, getAttributeNames: () => Object.keys(attributes) };
  return {
    settings: readSettings(text),
    findings: attributeFindings(element as unknown as Element),
  };
}

afterEach(() => vi.unstubAllGlobals());

test("the attribute names are the settings and one initial value per field", () => {
  expect(ATTRIBUTE_NAMES.filter((name) => !isPrefill(name))).toEqual(SETTING_NAMES);
  const initialValues = ATTRIBUTE_NAMES.filter(isPrefill);
  expect(new Set(initialValues).size).toBe(FIELD_NAMES.length);
  expect(initialValues).toEqual(
    expect.arrayContaining(["prefill-first-name", "prefill-dob", "prefill-additional-details"]),
  );
});

test("the form uses every setting", () => {
  const src = join(import.meta.dirname, "../../src");
  // Of `theme` only the style sheet makes use.
  const used = globSync("{embed/{instance,element,chunks},ui}/**/*.{ts,tsx,css}", { cwd: src })
    .map((file) => readFileSync(join(src, file), "utf8"))
    .flatMap((source) => source.match(/\w+/g) ?? []);
  const words = new Set(used);
  const unused = Object.keys(readSettings(() => null)).filter((name) => !words.has(name));
  expect(unused, "use them in src/ui or src/embed").toEqual([]);
});

const VALID = [
  ["location-id", ID.replaceAll("-", ""), [ID]],
  ["location-id", ` ${ID}\n`, [ID]],
  ["location-id", `${OTHER_ID}, ${ID}\n${ID.toUpperCase()}`, [OTHER_ID, ID]],
  ["base-url", "https://api.example", "https://api.example"],
  ["base-url", "http://localhost:8000", "http://localhost:8000"],
  [
    "submit-url",
    "https://practice.example/requests?key=1",
    "https://practice.example/requests?key=1",
  ],
  ["submit-url", "http://127.0.0.1:8000/", "http://127.0.0.1:8000/"],
  ["phone", "+12025550143", "+12025550143"],
  ["lang", "ar", "ar"],
  ["lang", "es_MX", "es_MX"],
  ["lang", "fil-PH", "fil-PH"],
  ["languages", "en es-MX  fil zh_TW", ["en", "es", "tl", "zh-Hant"]],
  ["languages", "es en ES-mx", ["es", "en"]],
  ["privacy-url", "https://practice.example/privacy", "https://practice.example/privacy"],
  ["heading-level", "1", 1],
  ["mode", "popup", "popup"],
  ["theme", "dark", "dark"],
  ["attribution", "none", "none"],
  ["idempotency-header", "true", true],
  ["wipe-after-idle", "5", 5],
  ["wipe-after-idle", "0", null],
  ["slots-url", "https://practice.example/fhir/Slot?a=b", "https://practice.example/fhir/Slot?a=b"],
  ["ask-times", "", true],
  ["reply-within", "1 day", "1 day"],
  ["hours", "“Mo–Fr 08:00–17:00”", "Mo-Fr 08:00-17:00"],
  ["ask", " new-patient text-consent ", "new-patient text-consent"],
  ["questions", " own-questions ", "own-questions"],
  // Dashes and quotation marks stay as they are.
  ["questions", ' [{"label":"“Yes” – or no?"}] ', '[{"label":"“Yes” – or no?"}]'],
  ["insurers", "Delta Dental;;\nCigna;", "Delta Dental;;\nCigna;"],
  ["insurers", "x,".repeat(200), "x,".repeat(200)],
] as const;

test.each(VALID)("%s accepts %j", (name, text, value) => {
  const { settings, findings } = read({ [name]: text });
  expect(settings[toCamelCase(name)]).toEqual(value);
  expect(findings.filter(({ code }) => code === "WS102")).toEqual([]);
});

const DEFAULTS: Settings = {
  locationId: [],
  baseUrl: null,
  submitUrl: null,
  phone: "",
  lang: null,
  languages: null,
  privacyUrl: null,
  headingLevel: 2,
  mode: "inline",
  theme: "auto",
  attribution: "page",
  idempotencyHeader: false,
  wipeAfterIdle: null,
  slotsUrl: null,
  askTimes: false,
  replyWithin: null,
  hours: null,
  ask: null,
  questions: null,
  insurers: null,
  appointmentType: null,
  provider: null,
};

const INVALID = [
  ["location-id", "", "UUID"],
  ["location-id", `${ID}/../x`, "UUID"],
  ["base-url", "", "an absolute https URL"],
  ["base-url", "//api.larkmere.test", "an absolute https URL"],
  ["base-url", "http://api.larkmere.test", "an absolute https URL"],
  ["base-url", "javascript:alert(1)", "an absolute https URL"],
  ["base-url", "localhost:5300", "an absolute https URL"],
  ["submit-url", "api.larkmere.test:8443/requests", "an absolute https URL"],
  ["base-url", "https://", "an absolute https URL"],
  ["base-url", "https://eve:secret@api.larkmere.test", "an absolute https URL"],
  ["base-url", "https://api.larkmere.test/?key=1", "an absolute https URL"],
  ["submit-url", "http://practice.larkmere.test/", "an absolute https URL"],
  ["submit-url", "requests/", "an absolute https URL"],
  ["privacy-url", "javascript:alert(1)", "an absolute https URL"],
  ["phone", "202-555-0143", "+ and digits"],
  ["phone", "+1 202 555 0143", "+ and digits"],
  ["lang", "qaa", "en, es, "],
  ["languages", "", "codes separated by spaces, of en, es, "],
  ["languages", "en qaa", "codes separated by spaces"],
  ["heading-level", "0", "a number from 1 to 6"],
  ["mode", "Popup", "inline, button or popup"],
  ["theme", "night", "auto, light or dark"],
  ["idempotency-header", "no", "the attribute alone"],
  ["slots-url", "/fhir/Slot", "an absolute https URL"],
  ["slots-url", "http://practice.larkmere.test/fhir/Slot", "an absolute https URL"],
  ["ask-times", "false", "the attribute alone"],
  ["reply-within", "0 days", "a whole number of hours or days"],
  ["hours", "", "opening hours like Mo-Fr"],
  ["ask", "", "for-whom, new-patient, call-times or text-consent"],
  ["questions", "[own questions", "JSON of the practice's own questions, or the id"],
  ["insurers", "", "up to 200 names"],
  ["insurers", "x,".repeat(201), "up to 200 names"],
  ["insurers", "x".repeat(QUESTIONS.insurance.maxLength + 1), "up to 200 names"],
] as const;

test.each(INVALID)(
  "%s rejects %j, explains why, and does not affect other attributes",
  (name, text, why) => {
    const others = { "location-id": ID, phone: "+12025550143", [name]: text };
    const { settings, findings } = read(others);
    expect(settings[toCamelCase(name)]).toEqual(DEFAULTS[toCamelCase(name)]);
    const invalid = findings.filter(({ code }) => code === "WS102");
    expect(invalid.map(({ subject }) => subject)).toEqual([name]);
    const message = invalid.map(explain).join();
    expect(message).toContain(name);
    expect(message).toContain(why);
    if (name !== "location-id") expect(settings.locationId).toEqual([ID]);
    if (name !== "phone") expect(settings.phone).toBe("+12025550143");
  },
);

test("opening hours that cannot be read are reported once, with an example", () => {
  const reported = read({ hours: "Mo-Fr 22:00-02:00" }).findings.map(explain).join();
  expect(reported.match(/“Mo-Fr 22:00-02:00”, expected opening hours like/g)).toHaveLength(1);
});

const AROUND = ["“…”", "″…″", " «…» ", "‘…’", "‚…‘", "‹…›", '"…"', "{'…'}", "{`…`}", "{…}"];

/** The same value, with something around it or in it that nobody means. */
const TYPED: readonly (readonly [string, (value: string) => string])[] = [
  ...AROUND.map((marks) => [marks, (value: string) => marks.replace("…", value)] as const),
  ["a zero-width space", (value) => `\u200B${value.slice(0, 9)}\u200B${value.slice(9)}\u200B`],
  ["soft hyphens and a byte order mark", (value) => `\uFEFF${value.split("").join("\u00AD")}`],
  ["marks of direction", (value) => `\u202A${value}\u200E`],
  ["hyphens that do not break", (value) => value.replaceAll("-", "\u2011")],
  ["en dashes", (value) => value.replaceAll("-", "–")],
  ["minus signs", (value) => value.replaceAll("-", "\u2212")],
];

test.each(TYPED)("what was typed into a value is not part of it: %s", (_what, type) => {
  const attributes = {
    "location-id": ID,
    "base-url": "https://api-1.larkmere.test",
    "slots-url": "https://api-1.larkmere.test/fhir/Slot?a=b",
    phone: "+12025550143",
    lang: "es-MX",
    mode: "popup",
    ask: "new-patient text-consent",
    "wipe-after-idle": "5",
  };
  const typed = Object.entries(attributes).map(([name, value]) => [name, type(value)]);
  const { settings, findings } = read(Object.fromEntries(typed));
  expect(settings).toEqual(read(attributes).settings);
  expect(findings).toEqual([]);
});

test("the path of a URL keeps its dashes and what it ends with", () => {
  const url = "https://practice.example/a–b?c='{d}'";
  expect(read({ "slots-url": url, "privacy-url": url }).settings).toMatchObject({
    slotsUrl: url,
    privacyUrl: url,
  });
});

test.each([
  ["attribution", "None", "none"],
  ["attribution", "", "none"],
  ["wipe-after-idle", "10 minutes", 5],
  ["wipe-after-idle", "", 5],
  ["wipe-after-idle", "99999", 5],
] as const)("%s protects patients even if it is %j, which is reported", (name, text, setting) => {
  const { settings, findings } = read({ [name]: text });
  expect(settings[toCamelCase(name)]).toBe(setting);
  expect(findings).toContainEqual(expect.objectContaining({ code: "WS102", subject: name }));
});

test("without attributes, every setting has its default", () => {
  const { settings, findings } = read({});
  expect(settings, "add the attribute to DEFAULTS").toEqual(DEFAULTS);
  expect(findings.map(({ code, subject }) => `${code} ${subject}`)).toEqual([
    "WS101 location-id",
    "WS101 base-url",
  ]);
});

describe("an http page", () => {
  test("may load from an http URL, with a warning", () => {
    const { settings, findings } = read({ "base-url": "http://api.larkmere.test" }, "http:");
    expect(settings.baseUrl).toBe("http://api.larkmere.test");
    expect(findings.map(({ code }) => code)).toContain("WS104");
  });

  test("may not send to an http URL", () => {
    expect(read({ "submit-url": "http://api.example" }, "http:").settings.submitUrl).toBeNull();
  });
});

test("the message never contains a password and shortens a long value", () => {
  expect(invalidAttributeMessage("base-url", "https://eve:secret@api.example")).not.toMatch(
    /eve|secret/,
  );
  expect(invalidAttributeMessage("phone", "x".repeat(5000)).length).toBeLessThan(300);
});
