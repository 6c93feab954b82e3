import type { SlotsHandler } from "../client/slots/load-slots.ts";
import { explain } from "../diagnostics/explain.ts";
import { type Finding, finding } from "../diagnostics/finding.ts";
import { nextTask, whenParsed } from "../host/page.ts";
import { readSettings } from "../settings/attributes.ts";
import { TAG_NAME, VERSION } from "../settings/names.ts";
import {
  checkReceiver,
  checkRecord,
  checkTimes,
  explainMissing,
  type LoadedRecord,
  loadedFindings,
} from "./endpoints.ts";
import {
  attributeFindings,
  findAll,
  isPlaceholder,
  pageFindings,
  scriptFindings,
} from "./findings/markup.ts";
import { themeFindings } from "./findings/theme.ts";
import { checkInline, checkPlace } from "./page.ts";
import { confirmCheck, isPanelOpen, showPanel, showProgress } from "./panel.ts";
import { type CheckResult, createReport, type DoctorReport } from "./report.ts";

export { explain, pageFindings };

/** How long the doctor waits for a form that still loads before it checks its place. */
const RENDER_TIMEOUT_MS = 3_000;

/** The files of the script besides the doctor's own, and one language. */
const CHUNKS = [
  ...(["submission", "requests", "en", "phone", "countries"] as const),
  ...(["dialog", "questions", "locations"] as const),
];

/** The element, with what the page's scripts may have set. */
type Form = HTMLElement & { onSlots?: SlotsHandler | null; onRequest?: unknown };

export interface DoctorOptions {
  loadChunk(name: (typeof CHUNKS)[number]): Promise<unknown>;
  getReported(element: Element): readonly Finding[];
}

/** Shows a panel, too. Loads the record and the times again, and sends up to three HEADs, which change nothing. */
export async function doctor(options: DoctorOptions): Promise<DoctorReport> {
  showProgress();
  await new Promise<void>(whenParsed);
  // An element of this name in an <svg> is another one.
  const forms = findAll(TAG_NAME).filter((one) => !one.closest("svg, math")) as Form[];
  const results: CheckResult[] = [
    {
      check: "The page's HTML",
      form: null,
      findings: [...pageFindings(), ...scriptFindings(forms), ...(await checkInline(forms))],
    },
    { check: "The script's files", form: null, findings: await checkChunks(options) },
  ];
  for (const form of forms) results.push(...(await checkForm(form)));
  for (const form of [null, ...forms]) {
    const reported = options.getReported(form ?? document.documentElement);
    const findings = reported.filter(({ code }) => !CHECKED_AGAIN.test(code));
    const about = form ? "the form" : "the page";
    results.push({ check: `Messages in the console about ${about}`, form, findings });
  }
  const report = createReport(
    results,
    forms.length,
    `Web Scheduler ${VERSION} on ${location.origin}${location.pathname}`,
  );
  showPanel(report);
  return report;
}

/** Checks this page if the visitor agrees. Called again whenever the hash changes. */
export async function doctorOnHash(options: DoctorOptions): Promise<void> {
  if (!isPanelOpen() && (await confirmCheck())) await doctor(options);
}

const offersTimes = (form: Form) => form.hasAttribute("slots-url") || Boolean(form.onSlots);

/** What the doctor finds about a form without a request. @param loaded null if there is no record */
export const formFindings = (form: Form, loaded: LoadedRecord | null): Finding[] => [
  ...attributeFindings(form, loaded?.record),
  ...themeFindings(form),
  ...(loaded ? loadedFindings(loaded, offersTimes(form)) : []),
];

/** Attributes, the script's tags, loading, the record and the times. */
const CHECKED_AGAIN = /^WS(10[127]|20[^9]|[36]\d\d)$/;

async function checkChunks({ loadChunk }: DoctorOptions): Promise<Finding[]> {
  const missing = CHUNKS.map((name) =>
    loadChunk(name).then(
      () => [],
      async (error) => [await explainMissing(name, error)],
    ),
  );
  return (await Promise.all(missing)).flat();
}

async function checkForm(form: Form): Promise<CheckResult[]> {
  const settings = readSettings((name) => form.getAttribute(name));
  const { locationId: ids, submitUrl, mode } = settings;
  const usable = (url: string | null) => (isPlaceholder(url) ? null : url);
  const [baseUrl, receiver] = [usable(settings.baseUrl), usable(submitUrl)];
  const { onRequest, onSlots = null } = form;
  const isSent = form.hasAttribute("submit-url") || Boolean(onRequest);
  const checked = await Promise.all(
    baseUrl ? ids.map((id) => checkRecord(baseUrl, id, offersTimes(form))) : [],
  );
  const records = checked.flatMap(({ record }) => record ?? []);
  const attributes = [
    ...attributeFindings(form, records[0]),
    ...themeFindings(form),
    ...(isSent ? [] : [finding("WS105", "submit-url")]),
  ];
  const times = await Promise.all(records.map((record) => checkTimes(onSlots, settings, record)));
  const sending = receiver ? await checkReceiver(receiver, settings.idempotencyHeader) : null;
  const find = (selector: string) => form.shadowRoot?.querySelector(selector);
  // While it loads, a form has another size, and a floating button is missing or invisible.
  const isDrawn = () =>
    mode === "button" ? find(".launcher:not([style*=hidden])") : !find(".skeleton");
  const limit = AbortSignal.timeout(RENDER_TIMEOUT_MS);
  while (!isDrawn() && !limit.aborted) await nextTask();
  const button = find(".launcher button");
  const onlyButton = button ? checkPlace(button, "The button", 1) : null;
  const result = (check: string, findings: CheckResult["findings"]) => ({ check, form, findings });
  return [
    result("The attributes", attributes),
    result(
      `The location record${baseUrl ? ` at ${baseUrl}` : ""}`,
      checked[0] ? checked.flatMap(({ findings }) => findings) : null,
    ),
    ...(onSlots || settings.slotsUrl
      ? [result("The available times, for each choice", times[0] ? times.flat() : null)]
      : []),
    result(`The receiver${receiver ? ` at ${receiver}` : ""}; no request was sent`, sending),
    result("The place in the page", mode === "inline" ? checkPlace(form, "The form") : onlyButton),
  ];
}
