import type { Finding } from "../../../diagnostics/finding.ts";
import { isMisspelledAs } from "../../../diagnostics/misspelled.ts";
import { TAG_NAME } from "../../api/names.ts";
import { VERSION } from "../../api/version.ts";
import { findAll } from "../deferred/markup/find-all.ts";
import type { DoctorOptions } from "./checks/doctor-options.ts";
import { checkForm, isCheckedInForm } from "./checks/form.ts";
import { withMessages } from "./checks/messages.ts";
import { isForeignElement } from "./checks/page/foreign-element.ts";
import { loadHtml } from "./checks/page/source.ts";
import { checkPage } from "./checks/page.ts";
import { checkReplaced, countLoads, MIN_AGE_MS } from "./checks/replaced.ts";
import { waitUntil } from "./checks/wait-until.ts";
import { confirmCheck, isPanelOpen, showPanel, showProgress } from "./panel.ts";
import { createReport, type DoctorReport, type SubjectChecks } from "./report.ts";

let running: Promise<DoctorReport> | null = null;

/**
 * Checks this page, shows the problems in a panel, and returns them as data. Loads the page, the record, the
 * logos and the available times again, sends up to three HEADs to `submit-url`, to the same URL with another slash or
 * www, and, if a logo is blocked, one to the page itself, and changes nothing.
 */
export function doctor(options: DoctorOptions): Promise<DoctorReport> {
  running ??= check(options).finally(() => {
    running = null;
  });
  return running;
}

/** Checks this page if the visitor agrees. Called again whenever the hash changes. */
export async function doctorOnHash(options: DoctorOptions): Promise<void> {
  if (!isPanelOpen() && (await confirmCheck())) await doctor(options);
}

async function check({ loadChunk, getReported }: DoctorOptions): Promise<DoctorReport> {
  const sentences = await loadChunk("diagnostics");
  showProgress();
  await whenParsed();
  const forms = await whenInserted();
  const loads = countLoads();
  const reported = getReported(document.documentElement);
  const html = await loadHtml();
  const page = await checkPage(forms, reported, loadChunk, html);
  const isFound = (wanted: string) =>
    page.some(({ findings }) => findings.some(({ code }) => code === wanted));
  // WS107 is the script's own report of a duplicate tag.
  const isCheckedInPage = ({ code }: Finding) =>
    (code === "WS107" && (isFound("WS504") || isFound("WS566"))) ||
    (code === "WS111" && ["WS111", "WS567", "WS571"].some(isFound)) ||
    /^WS1(1[3-9]|20)$/.test(code);
  const subjects: SubjectChecks[] = [
    { form: null, results: withMessages(page, "page", reported, isCheckedInPage, sentences) },
  ];
  const isMisspelled = isMisspelledAs(page.flatMap(({ findings }) => findings));
  for (const form of forms) {
    const isCheckedAgain = (found: Finding) => isCheckedInPage(found) || isCheckedInForm(found);
    const results = (await checkForm(form as HTMLElement, loadChunk, html)).map((result) => ({
      ...result,
      findings: result.findings.filter((found) => !isMisspelled(found)),
    }));
    subjects.push({
      form,
      results: withMessages(results, "form", getReported(form), isCheckedAgain, sentences),
    });
  }
  const replaced = {
    check: `Whether the form stays in the page, for ${MIN_AGE_MS / 1_000} seconds at least`,
    findings: await checkReplaced(forms, loads),
  };
  subjects.splice(1, 0, { form: null, results: [replaced] });
  const url = location.origin + location.pathname;
  const report = createReport(subjects, { url, version: VERSION, forms: forms.length }, sentences);
  showPanel(report);
  return report;
}

const whenParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
    } else resolve();
  });

const INSERTION_TIMEOUT_MS = 4_000;

/** The forms of the page. The script waits a moment for a `data-target` that does not exist yet. */
async function whenInserted(): Promise<Element[]> {
  // An element of this name in an <svg> is another one.
  const findForms = () => findAll(TAG_NAME).filter((one) => !one.closest("svg, math"));
  if (isForeignElement()) return [];
  const hasForms = () => findForms().length > 0;
  if (document.querySelector("script[data-target], script[src*='target=']")) {
    await waitUntil(hasForms, INSERTION_TIMEOUT_MS);
  }
  return findForms();
}
