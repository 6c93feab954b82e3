import { afterEach, expect, test, vi } from "vitest";
import type { Diagnostic } from "../../../src/embed/api/events.ts";
import { explain } from "../../../src/embed/chunks/deferred/explain.ts";
import { MESSAGES } from "../../../src/embed/chunks/deferred/messages.ts";
import { loadFinding, notSentFindings } from "../../../src/embed/diagnostics/codes.ts";
import { type DiagnosticCode, finding } from "../../../src/embed/diagnostics/diagnostics.ts";
import { getReported, report } from "../../../src/embed/diagnostics/report.ts";

const codes = Object.keys(MESSAGES) as DiagnosticCode[];
afterEach(() => vi.restoreAllMocks());

/** An element with the console lines and events of its reports. */
function listen() {
  const element = new EventTarget() as Element;
  const events: Diagnostic[] = [];
  element.addEventListener("web-scheduler-diagnostic", (event) =>
    events.push((event as CustomEvent<Diagnostic>).detail),
  );
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  return { element, events, lines: () => warn.mock.calls.map(([line]) => String(line)) };
}

test.each(codes)("reports %s in the console and as an event", (code) => {
  const { element, events, lines } = listen();
  report(element, [finding(code, "a-subject", "found 1")], explain);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain(`[web-scheduler] ${code} a-subject ${MESSAGES[code]} (`);
  expect(events).toEqual([
    { code, subject: "a-subject", message: lines()[0]?.replace(`[web-scheduler] ${code} `, "") },
  ]);
  expect(getReported(element).map((reported) => reported.code)).toEqual([code]);
});

test("the message says if retrying may help", () => {
  expect(explain(finding("WS202", "https://api.example"))).toBe(
    "https://api.example timed out. Trying again may help.",
  );
  expect(explain(finding("WS203", "https://api.example", "status 404"))).toBe(
    "https://api.example does not know this location-id (status 404).",
  );
});

test("without the deferred chunk's sentences, the details are the sentence", () => {
  const { element, lines } = listen();
  report(element, [finding("WS111", "a.js", "could not be loaded. Copy it.")]);
  expect(lines()).toEqual(["[web-scheduler] WS111 a.js could not be loaded. Copy it."]);
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
] as const)("reports the load failure %s as %s", (failure, code) => {
  expect(loadFinding(failure, "https://api.example", 500)).toEqual({
    code,
    subject: "https://api.example",
    detail: "status 500",
  });
});

test.each([
  ["unknown", ["WS401"]],
  ["busy", ["WS402"]],
  ["refused", ["WS403"]],
  ["duplicate-id", ["WS404"]],
  ["no-receiver", ["WS405"]],
  ["offline", []],
  ["back-online", []],
] as const)("reports an unsent request (%s) as %j", (reason, expected) => {
  expect(notSentFindings(reason).map(({ code }) => code)).toEqual(expected);
});
