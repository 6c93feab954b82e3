import { expect, onTestFinished, test, vi } from "vitest";
import type { Slot, SlotQuery } from "../../src/contract/slot.ts";
import { checkReceiver, checkRecord, checkTimes } from "../../src/doctor/endpoints.ts";
import { planForm } from "../../src/form/plan.ts";
import { readSettings } from "../../src/settings/attributes.ts";
import { fakeNetwork, type Respond, responses } from "../client/fake-network.ts";
import { envelope } from "../client/load-fixture.ts";
import { recordOf } from "../example-record.ts";

const RECORD = recordOf("everything-on");
const API = "https://api.practice.example";
const HTML = { "Content-Type": "text/html" };

/** Replaces the page's network by one with this server, which requests without CORS reach, too. */
function stubServer(respond: Respond) {
  const { fetch } = fakeNetwork(respond);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("location", { origin: "https://practice.example" });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (init.mode === "no-cors") return respond(new Request(url, init));
    const response = await fetch(url, init);
    const isHidden = init.redirect === "manual" && response.status === 308;
    return isHidden
      ? Object.defineProperty(response, "type", { value: "opaqueredirect" })
      : response;
  });
}

const findRecord = async (baseUrl = API) => (await checkRecord(baseUrl, RECORD.id, true)).findings;
const findReceiver = () => checkReceiver("https://desk.practice.example/", false);
const settings = readSettings((name) => (name === "slots-url" ? `${API}/fhir/Slot` : null));
const findTimes = () => checkTimes(null, settings, RECORD);

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const withoutCors = () => new Response("{}");

/** A free slot for a kind of visit of another system. */
const slotsOfOthers = () => {
  const [start, end] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000));
  const serviceType = [{ coding: [{ system: "urn:other", code: "408478003" }] }];
  const schedule = { reference: "Schedule/1" };
  const slot = { resourceType: "Slot", id: "a", status: "free", start, end, schedule, serviceType };
  const bundle = { resourceType: "Bundle", entry: [{ resource: slot }] };
  return responses([200, JSON.stringify(bundle), { "Content-Type": "application/fhir+json" }])();
};

const rightPathOnly: Respond = ({ url }) => {
  const { pathname } = new URL(url);
  const isRight = pathname === `/api/v1/location/${RECORD.id}/public-detail/`;
  return responses(isRight ? [200, envelope({}, RECORD)] : [404, "{}"])();
};

const damaged = envelope({}, { ...RECORD, is_virtual: "no", time_zone: "Mars" });

test.each<[problem: string, server: Respond, find: typeof findReceiver, report: RegExp[]]>([
  ["an unreachable API", unreachable, findRecord, [/^WS201 .*unreachable/]],
  ["an API without CORS headers", withoutCors, findRecord, [/^WS502 .*public-detail/]],
  ["an unknown location", responses([404]), findRecord, [/^WS203 .*status 404/]],
  [
    "a base URL with a path",
    rightPathOnly,
    () => findRecord(`${API}/api/v1`),
    [/^WS203 .*write base-url="https:\/\/api\.practice\.example"/],
  ],
  [
    "a failing API",
    responses([500, "<h1>Out of memory</h1>", HTML]),
    findRecord,
    [/^WS205 .*status 500; it begins “Out of memory”/],
  ],
  ["a website instead of an API", responses([200, "<p>Hi", HTML]), findRecord, [/WS207 .*“Hi”/]],
  [
    "a damaged record",
    responses([200, damaged]),
    findRecord,
    [/^WS301 is_virtual .*expected boolean/, /^WS312 time_zone .*Mars/],
  ],
  ["an unreachable receiver", unreachable, findReceiver, [/^WS512/]],
  ["a receiver that redirects", responses([308]), findReceiver, [/^WS517/]],
  ["a receiver with a login", responses([403]), findReceiver, [/^WS516 .*status 403/]],
  [
    "a receiver that is a web page",
    responses([200, "", HTML]),
    findReceiver,
    [/^WS516 .*a web page/],
  ],
  ["nothing about a receiver that takes only POST", responses([405]), findReceiver, []],
  [
    "a source of times that knows the appointment types by other names",
    slotsOfOthers,
    findTimes,
    [/^WS612 slots-url for .+, .+ 1 with a serviceType that names no .*: 408478003/],
  ],
  ["a source of times without CORS headers", withoutCors, findTimes, [/^WS502 .*fhir\/Slot/]],
])("the doctor names %s", async (_problem, server, find, report) => {
  stubServer(server);
  const lines = (await find()).map(({ code, subject, detail }) => `${code} ${subject} ${detail}`);
  expect(lines.sort()).toEqual(report.map((pattern) => expect.stringMatching(pattern)));
});

test("the doctor names every appointment type and provider with times that are left out", async () => {
  const { appointmentTypes, providers } = planForm(RECORD);
  const choices = [...appointmentTypes.slice(0, 2), ...providers.slice(0, 1)];
  const leftOut = [{}, { id: "second" }, { id: "second" }];
  const onSlots = ({ appointmentType, provider }: SlotQuery) =>
    choices.flatMap(({ value }, index) =>
      [appointmentType, provider].includes(String(value)) ? [leftOut[index] as Slot] : [],
    );
  const found = await checkTimes(onSlots, settings, RECORD);
  const [first, second, provider] = choices.map(({ label }) => label);
  expect(found).toMatchObject([
    { subject: `onSlots for ${first}`, detail: "1 not as documented: id is missing" },
    { subject: `onSlots for ${second}, ${provider}`, detail: expect.stringContaining("of second") },
  ]);
});
