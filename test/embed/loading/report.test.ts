import { afterEach, expect, test, vi } from "vitest";
import { explain } from "../../../src/diagnostics/explain.ts";
import { loadFinding, notSentFindings } from "../../../src/diagnostics/failure-findings.ts";
import { finding } from "../../../src/diagnostics/finding.ts";
import type { Diagnostic } from "../../../src/embed/api/events.ts";
import { getReported, report, reportMissingChunk } from "../../../src/embed/loading/report.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function listen() {
  const element = new EventTarget() as Element;
  const events: Diagnostic[] = [];
  element.addEventListener("web-scheduler-diagnostic", (event) =>
    events.push((event as CustomEvent<Diagnostic>).detail),
  );
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  return { element, events, lines: () => warn.mock.calls.map(([line]) => String(line)) };
}

const FOUND = finding("WS203", "https://api.example", "status 404");

test("a finding is in the console and an event, with what to do next", () => {
  const { element, events, lines } = listen();
  report(element, [FOUND]);
  const message =
    "https://api.example: status 404. Add #web-scheduler-doctor to the page's address to see what to do.";
  expect(lines()).toEqual([`[web-scheduler] WS203 ${message}`]);
  expect(events).toEqual([{ code: "WS203", subject: "https://api.example", message }]);
  expect(getReported(element)).toEqual([FOUND]);
});

test("a file that is missing is reported once, however often it is asked for", () => {
  const { element, events } = listen();
  vi.stubGlobal("document", { documentElement: element });
  for (const url of ["a.js", "a.js?1", "a.js?2", "b.js"]) {
    expect(() => reportMissingChunk(url, "could not be loaded")).toThrow("could not be loaded");
  }
  expect(events.map(({ subject }) => subject)).toEqual(["a.js", "b.js"]);
});

test("a finding of the doctor is a sentence", () => {
  const { element, lines } = listen();
  report(element, [FOUND], explain);
  expect(lines()).toEqual([
    "[web-scheduler] WS203 https://api.example: the API does not know this location, or base-url is not the API's URL (status 404).",
  ]);
});

test.each([
  ["unreachable", "WS201"],
  ["timeout", "WS202"],
  ["not-found", "WS203"],
  ["refused", "WS204"],
  ["unavailable", "WS205"],
  ["not-json", "WS207"],
  ["unexpected-answer", "WS207"],
  ["wrong-location", "WS208"],
] as const)("the load failure %s is %s, with its status", (failure, code) => {
  expect(loadFinding(failure, "u", 500)).toEqual(finding(code, "u", "status 500"));
  expect(loadFinding(failure, "u", undefined)).toEqual(finding(code, "u", failure));
});

test.each([
  ["unknown", ["WS401"]],
  ["busy", ["WS401"]],
  ["refused", ["WS403"]],
  ["duplicate-id", ["WS404"]],
  ["no-receiver", ["WS405"]],
  ["offline", []],
  ["back-online", []],
] as const)("an unsent request (%s) is reported as %j", (reason, expected) => {
  expect(notSentFindings(reason).map(({ code }) => code)).toEqual(expected);
});
