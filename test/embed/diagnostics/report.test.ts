import { afterEach, expect, test, vi } from "vitest";
import type { Diagnostic } from "../../../src/embed/api/events.ts";
import { explain, SENTENCES } from "../../../src/embed/chunks/deferred/diagnostic-messages.ts";
import { type DiagnosticCode, finding } from "../../../src/embed/diagnostics/diagnostics.ts";
import {
  loadFinding,
  notSentFindings,
  report,
  toldOf,
} from "../../../src/embed/diagnostics/report.ts";

const codes = Object.keys(SENTENCES) as DiagnosticCode[];
afterEach(() => vi.restoreAllMocks());

/** What an owner hears of a report: the console's lines and the events. */
function listen() {
  const element = new EventTarget() as Element;
  const events: Diagnostic[] = [];
  element.addEventListener("scheduler-diagnostic", (event) =>
    events.push((event as CustomEvent<Diagnostic>).detail),
  );
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  return { element, events, lines: () => warn.mock.calls.map(([line]) => String(line)) };
}

test.each(codes)("%s is a line in the console and an event", (code) => {
  const { element, events, lines } = listen();
  report(element, [finding(code, "a-part", "found 1")], explain);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain(`[web-scheduler] ${code} a-part ${SENTENCES[code]} (`);
  expect(events).toEqual([
    { code, subject: "a-part", message: lines()[0]?.replace(`[web-scheduler] ${code} `, "") },
  ]);
  expect(toldOf(element).map((told) => told.code)).toEqual([code]);
});

test("a sentence says where trying again may help", () => {
  expect(explain(finding("WS202", "https://api.example"))).toBe(
    "https://api.example did not answer in time. Trying again may help.",
  );
  expect(explain(finding("WS203", "https://api.example", "status 404"))).toBe(
    "https://api.example does not know this location-id (status 404).",
  );
});

test("without the part that has the sentences the numbers are said, and once that it is missing", () => {
  const { element, lines } = listen();
  report(element, [finding("WS105", "submit-url")], undefined);
  report(element, [], undefined);
  expect(lines()).toEqual([
    "[web-scheduler] WS105 submit-url",
    "[web-scheduler] WS111 web-scheduler-later.js",
  ]);
});

test.each([
  ["unreachable", "WS201"],
  ["timeout", "WS202"],
  ["not-found", "WS203"],
  ["refused", "WS204"],
  ["unavailable", "WS205"],
  ["not-json", "WS206"],
  ["unexpected-answer", "WS207"],
  ["wrong-location", "WS208"],
] as const)("a record that failed to load (%s) is %s", (failure, code) => {
  expect(loadFinding(failure, "https://api.example", 500)).toEqual({
    code,
    subject: "https://api.example",
    detail: "status 500",
  });
});

test.each([
  ["unsure", ["WS401"]],
  ["busy", ["WS402"]],
  ["refused", ["WS403"]],
  ["reused", ["WS404"]],
  ["nowhere", ["WS405"]],
  ["offline", []],
  ["back-online", []],
] as const)("a request that was not sent (%s) is %j", (why, wanted) => {
  expect(notSentFindings(why).map(({ code }) => code)).toEqual(wanted);
});
