import { afterAll, expect, test, vi } from "vitest";
import { checkLocation } from "../../src/check/check-location.ts";
import { formatReport, isOk } from "../../src/check/rules.ts";
import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import { EXAMPLE, LOCATION_ID, PAGE_ORIGIN, testServer } from "../server/handler-fixture.ts";
import { changed } from "./changed-response.ts";

type Service = (response: Response, url: string) => Response | Promise<Response>;

const { app } = testServer();

function checkService(
  service: Service,
  { origin, id = LOCATION_ID, base = "http://localhost" }: Partial<Target> = {},
) {
  vi.stubGlobal("fetch", async (url: string, { redirect: _, ...init }: RequestInit) =>
    service(await app.request(url, init), url),
  );
  return checkLocation({ base, id, origin });
}
afterAll(() => vi.unstubAllGlobals());
type Target = { origin: string | undefined; id: string; base: string };

const failedIn = async (service: Service, target?: Partial<Target>) =>
  (await checkService(service, target)).rules.filter(({ outcome }) => outcome === "fail");
const failedIds = async (service: Service, target?: Partial<Target>) =>
  (await failedIn(service, target)).map(({ id }) => id);

const isRecord = (url: string) => url.endsWith(`${LOCATION_ID}/public-detail/`);
const isBrowsable = (url: string) => url.endsWith("?format=api");
const isUnknown = (url: string) => !url.includes(LOCATION_ID);

const only =
  (applies: (url: string) => boolean, service: Service): Service =>
  (response, url) =>
    applies(url) ? service(response, url) : response;
const withHeaders = (headers: Record<string, string | null>) =>
  only(isRecord, (response) => changed(response, headers));
const withType = (type: string) => withHeaders({ "Content-Type": type });
const withStatus = (status: number, headers = {}) =>
  only(isRecord, (response) => changed(response, headers, { status }));
const withText = (change: (text: string) => BodyInit) =>
  only(isRecord, async (response) =>
    changed(response, {}, { body: change(await response.text()) }),
  );

// biome-ignore lint/suspicious/noExplicitAny: the record is made wrong
const withEnvelope = (change: (envelope: any) => unknown) =>
  withText((text) => {
    const envelope = JSON.parse(text);
    return JSON.stringify(change(envelope) ?? envelope);
  });
const withRecord = (over: object) => withEnvelope(({ data }) => void Object.assign(data, over));
const withConfig = (over: object) =>
  withEnvelope(({ data }) => void Object.assign(data.web_scheduler_config, over));

const { branding, screener_question } = EXAMPLE.record.web_scheduler_config;
const withBranding = (over: object) =>
  withConfig({ branding: { ...branding, branding_enabled: true, ...over } });
const latin1 = withText(
  (text) => new Uint8Array(Buffer.from(text.replace('"city":"', "$&é"), "latin1")),
);

const ALLOW_ORIGIN = "Access-Control-Allow-Origin";
const CORS = { [ALLOW_ORIGIN]: "*" };
const NOT_FOUND = { status: 404 };
const OTHER_AGENT = { ...EXAMPLE.record.agent, location_id: crypto.randomUUID() };

const forUnknownIds = (data: object) =>
  only(isUnknown, () => Response.json({ success: true, data }, { headers: CORS }));

// Which records are as documented is in test/contract/location-record.
test.each<[what: string, rules: string[], service: Service]>([
  ["a redirect to a login", ["status"], withStatus(302, { Location: "/login" })],
  ["a password", ["status"], withStatus(401)],
  ["a server error", ["status"], withStatus(500)],
  ["no CORS", ["cors"], withHeaders({ [ALLOW_ORIGIN]: null })],
  ["CORS for another site", ["cors"], withHeaders({ [ALLOW_ORIGIN]: "https://b.example" })],
  ["a proxy that adds CORS again", ["cors"], withHeaders({ [ALLOW_ORIGIN]: "*, *" })],
  ["an origin with a slash", ["cors"], withHeaders({ [ALLOW_ORIGIN]: `${PAGE_ORIGIN}/` })],
  ["text", ["content-type"], withType("text/plain")],
  ["another charset", ["content-type"], withType("application/json; charset=latin1")],
  ["an empty body", ["json"], withText(() => "")],
  ["a page instead of JSON", ["json"], withText(() => "<h1>Welcome</h1>")],
  ["a warning before the JSON", ["json"], withText((text) => `Warning: x\n${text}`)],
  ["a byte order mark", ["json"], withText((text) => `\uFEFF${text}`)],
  ["Latin-1", ["json"], latin1],
  ["more than the form reads", ["json"], withText((text) => text.padEnd(1_000_001))],
  ["the bare record", ["record", "location-id"], withEnvelope(({ data }) => data)],
  ["no record", ["record", "location-id"], withEnvelope((all) => ({ ...all, data: null }))],
  ["a code as text", ["record"], withEnvelope((all) => ({ ...all, code: "200" }))],
  ["an error in words", ["record"], withEnvelope((all) => ({ ...all, message: "OK" }))],
  ["a number as text", ["record"], withRecord({ city: 42 })],
  ["an invented time zone", ["record"], withRecord({ time_zone: "Mars/Olympus_Mons" })],
  ["image data", ["record"], withBranding({ footer_logo_url: "Data:," })],
  ["another location's record", ["location-id"], withRecord({ id: crypto.randomUUID() })],
  ["the agent of another location", ["location-id"], withRecord({ agent: OTHER_AGENT })],
  ["the same record for every id", ["no-other-location"], forUnknownIds({ id: LOCATION_ID })],
  ["a record without an id for every id", ["no-other-location"], forUnknownIds({ name: "A" })],
  [
    "a record after more than 3 s",
    ["response-time"],
    only(isRecord, (response) => {
      vi.spyOn(performance, "now").mockReturnValueOnce(performance.now() + 3001);
      return response;
    }),
  ],
  ["errors without CORS", ["cors-errors"], only(isUnknown, () => new Response("", NOT_FOUND))],
  [
    "an origin by name without Vary",
    ["vary-origin"],
    withHeaders({ [ALLOW_ORIGIN]: PAGE_ORIGIN, Vary: "Accept" }),
  ],
  ["no Vary", ["vary"], withHeaders({ Vary: null })],
  ["Allow without HEAD", ["allow"], withHeaders({ Allow: "GET, OPTIONS" })],
  ["no browsable page", ["format-api"], only(isBrowsable, () => new Response("", NOT_FOUND))],
  [
    "JSON instead of the browsable page",
    ["format-api"],
    only(isBrowsable, (response) => changed(response, { "Content-Type": "application/json" })),
  ],
])("%s fails exactly %j", async (_what, rules, service) => {
  expect(await failedIds(service, { origin: PAGE_ORIGIN })).toEqual(rules);
});

test.each<[what: string, findings: string[], service: Service]>([
  ["a relative logo", ["WS301"], withBranding({ header_logo_url: "/logo.svg" })],
  ["nothing about a color that a rule names", [], withBranding({ font_color: "red" })],
  ["a lost character", ["WS313"], latin1],
  ["an unknown location", ["WS203"], withStatus(404)],
  ["no response in time", ["WS202"], () => Promise.reject(new DOMException("", "TimeoutError"))],
  ["too much to read", ["WS207"], withText((text) => text.padEnd(1_000_001))],
  ["nothing about a redirect", [], withStatus(302, { Location: "/login" })],
])("the findings are the doctor's: %s", async (_what, codes, service) => {
  const { findings = [] } = await checkService(service);
  expect(findings.map(({ code }) => code)).toEqual(codes);
});

test("a long list of wrong keys does not hide another finding", async () => {
  const service = withEnvelope(({ data }) => {
    data.name = "\uFFFD";
    data.web_scheduler_config.appointment_types = Array(60).fill({ display_name: 1 });
  });
  const { findings = [] } = await checkService(service);
  expect([findings.length, findings[0]?.code]).toEqual([20, "WS313"]);
});

test.each<[finding: string, action: string, isUsable: boolean, lines: RegExp]>([
  ["a warning", "allow", true, /\nFindings\n {2}warning {2}WS304 {2}.+\n\nThe form can use it/],
  ["an error", "stop", false, /\nFindings\n {2}error {4}WS302 {2}.+\n\nThe form cannot .+: WS302/],
])("%s, and whether the form can use it", async (_finding, action, isUsable, lines) => {
  const lost = { enabled: true, question: "", if_no: { ...screener_question.if_no, action } };
  const service = withConfig({ screener_question: { ...screener_question, ...lost } });
  const report = await checkService(service);
  expect(formatReport(report)).toMatch(lines);
  expect(isOk([report])).toBe(isUsable);
});

test("a service that does not respond is one line", async () => {
  const report = await checkService(() => Promise.reject(new TypeError("fetch failed")));
  expect(formatReport(report)).toMatch(/^http:\/\/localhost\/.+\/: no response: .+\n$/);
  expect(isOk([report])).toBe(false);
});

test("plain http is a recommendation, because a page may be http too", async () => {
  const report = await checkService((response) => response, { base: "http://api.example" });
  expect(report.rules.filter(({ outcome }) => outcome === "fail")).toMatchObject([{ id: "https" }]);
  expect(isOk([report])).toBe(true);
});

test.each(EXAMPLES)("$slug passes every rule", async ({ record: { id } }) => {
  const { rules } = await checkService((response) => response, { id });
  expect(rules.filter(({ outcome }) => outcome !== "pass")).toEqual([]);
});

test.each<[what: string, service: Service]>([
  ["an allowed origin by name", withHeaders({ [ALLOW_ORIGIN]: PAGE_ORIGIN, Vary: "Origin" })],
  ["no header that the form does not read", withHeaders({ Allow: null, Vary: null })],
  ["an id in upper case", withRecord({ id: LOCATION_ID.toUpperCase() })],
  ["more keys", withRecord({ more: { deep: ["keys"] } })],
  ["an unused color", withBranding({ branding_enabled: false, font_color: "red" })],
  ["indented JSON", withText((text) => JSON.stringify(JSON.parse(text), null, 2))],
  ["a charset", withType("application/json; charset=UTF-8")],
])("a right service passes: %s", async (_what, service) => {
  expect(isOk([await checkService(service, { origin: PAGE_ORIGIN })])).toBe(true);
});

test("without --origin, a service that lists its allowed origins was not checked, which is not a pass", async () => {
  for (const headers of [{ [ALLOW_ORIGIN]: null }, { [ALLOW_ORIGIN]: PAGE_ORIGIN }]) {
    const report = await checkService(withHeaders({ ...headers, Vary: "Accept, Origin" }));
    expect(report.rules.find(({ id }) => id === "cors")).toMatchObject({
      outcome: "skip",
      reason: expect.stringContaining("--origin"),
    });
    expect(report.rules.find(({ id }) => id === "vary-origin")?.outcome).toBe("skip");
    expect(isOk([report])).toBe(false);
  }
});

test.each(["null", "*, *", "https://a.example https://b.example", "practice.example", "true"])(
  "without --origin, Access-Control-Allow-Origin %j fails, because no page has that origin",
  async (value) => {
    const service = withHeaders({ [ALLOW_ORIGIN]: value, Vary: "*" });
    expect(await failedIds(service)).toEqual(["cors"]);
  },
);

test("a finding has the path, and what was expected and found, escaped and shortened", async () => {
  const [failed] = await failedIn(withRecord({ is_virtual: `\u001b[31m\n${"x".repeat(1000)}` }));
  expect(failed).toMatchObject({
    findings: [{ where: "data.is_virtual", expected: "true or false" }],
  });
  const found = failed?.outcome === "fail" ? failed.findings[0]?.found : "";
  expect(found).toMatch(/^"\\u001b\[31m\\u000ax{40,60}…"$/);
});

test("many mistakes give a short report, from which what protects patients is not left out", async () => {
  const service = withEnvelope(({ data }) => {
    data.web_scheduler_config.appointment_types = Array(100).fill(7);
    data.is_web_scheduler_enabled = "true";
  });
  const [failed] = await failedIn(service);
  const findings = failed?.outcome === "fail" ? failed.findings : [];
  expect([failed?.id, findings[0]?.where]).toEqual(["record", "data.is_web_scheduler_enabled"]);
  expect(findings.length).toBeLessThanOrEqual(20);
});

test("more mistakes than the validation can list are one finding", async () => {
  const [failed] = await failedIn(withConfig({ appointment_types: Array(150_000).fill(7) }));
  expect(failed).toMatchObject({ id: "record", findings: [{ where: "response" }] });
});

test("a throttled request is repeated; a service that throttles all was not checked", async () => {
  const asked = new Set<string>();
  const throttled = new Response(null, { status: 429, headers: { "Retry-After": "0" } });
  const once: Service = (response, url) => {
    const isFirst = !asked.has(url);
    asked.add(url);
    return isFirst ? throttled.clone() : response;
  };
  expect(isOk([await checkService(once)])).toBe(true);
  // Nobody waits for more than a minute.
  const always = await checkService(() => changed(throttled, { "Retry-After": "61" }));
  expect(new Set(always.rules.map(({ outcome }) => outcome))).toEqual(new Set(["skip"]));
  expect(isOk([always])).toBe(false);
});
