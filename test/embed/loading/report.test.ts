import { afterEach, expect, test, vi } from "vitest";
import { isRetryable } from "../../../src/client/failures.ts";
import { DIAGNOSTICS, type DiagnosticCode } from "../../../src/diagnostics/diagnostics.ts";
import { loadFinding, notSentFindings } from "../../../src/diagnostics/failure-findings.ts";
import { finding } from "../../../src/diagnostics/finding.ts";
import { DOCTOR } from "../../../src/diagnostics/rows/doctor.ts";
import { MARKUP } from "../../../src/diagnostics/rows/markup.ts";
import { SERVERS } from "../../../src/diagnostics/rows/servers.ts";
import { SNIPPET } from "../../../src/diagnostics/rows/snippet.ts";
import type { Diagnostic } from "../../../src/embed/api/events.ts";
import { explain } from "../../../src/embed/chunks/diagnostics/diagnostics.ts";
import { createExplanations } from "../../../src/embed/chunks/diagnostics/explain.ts";
import type { LoadChunk } from "../../../src/embed/loading/load-chunk.ts";
import { getReported, loadAndReport, report } from "../../../src/embed/loading/report.ts";
import { documentationUrl } from "../../../src/tasks/build/vite-configs.ts";
import { docPage } from "../../docs/doc-page.ts";

const codes = Object.keys(DIAGNOSTICS).filter(
  (code) => !(code in DOCTOR || code in MARKUP || code in SERVERS || code in SNIPPET),
) as DiagnosticCode[];
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
  expect(lines()[0]).toContain(`[web-scheduler] ${code} a-subject ${DIAGNOSTICS[code].message} (`);
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
    "https://api.example was not found: the API does not know this location-id, or base-url is not the API's URL (status 404).",
  );
});

test("without the chunk with the sentences, only the code and the subject are reported", async () => {
  const { element, lines } = listen();
  const loadChunk = () => Promise.reject(new Error("offline"));
  await loadAndReport(element, [finding("WS102", "base-url", "//eve:secret@a.example")], loadChunk);
  expect(lines()).toEqual(["[web-scheduler] WS102 base-url"]);
});

test("the chunk with the sentences is not loaded without findings", async () => {
  const loadChunk = vi.fn();
  await loadAndReport(new EventTarget() as Element, [], loadChunk);
  expect(loadChunk).not.toHaveBeenCalled();
});

test("nothing is reported about a form that was destroyed while the sentences loaded", async () => {
  const { element, lines } = listen();
  const form = new AbortController();
  const loadChunk = async () => {
    form.abort();
    return { explain };
  };
  const found = [finding("WS101", "base-url")];
  await loadAndReport(element, found, loadChunk as unknown as LoadChunk, form.signal);
  expect(lines()).toEqual([]);
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
] as const)(
  "reports the load failure %s as %s, which is retryable if the form retries",
  (failure, code) => {
    expect(DIAGNOSTICS[code].isRetryable ?? false).toBe(isRetryable(failure));
    expect(loadFinding(failure, "https://api.example", 500)).toEqual({
      code,
      subject: "https://api.example",
      detail: "status 500",
    });
  },
);

test.each([
  ["unknown", ["WS401 retry"]],
  ["busy", ["WS402 retry"]],
  ["refused", ["WS403"]],
  ["duplicate-id", ["WS404 retry"]],
  ["no-receiver", ["WS405"]],
  ["offline", []],
  ["back-online", []],
] as const)("reports an unsent request (%s) as %j", (reason, expected) => {
  const found = notSentFindings(reason).map(
    ({ code }) => code + (DIAGNOSTICS[code].isRetryable ? " retry" : ""),
  );
  expect(found).toEqual(expected);
});

test("the message has the address of the cure, if the build knows where the documentation is", () => {
  const hosted = createExplanations(DIAGNOSTICS, "https://docs.test/");
  const address = "https://docs.test/problems/diagnostics.html#ws202";
  expect(hosted.explain(finding("WS202", "https://api.example"))).toBe(
    `https://api.example timed out. Trying again may help. ${address}`,
  );
  expect(docPage("diagnostics")).toContain("\n### WS202\n");
  expect(documentationUrl({ WEB_SCHEDULER_DOCS: "https://docs.test/" })).toBe("https://docs.test/");
  expect(documentationUrl({})).toBe("");
});

test.each(["https://docs.test", "http://docs.test/", "docs/", "https://docs.test/?a/"])(
  "the build refuses %s as the documentation's address, and says what to write",
  (url) => {
    expect(() => documentationUrl({ WEB_SCHEDULER_DOCS: url })).toThrow("slash at the end");
  },
);
