import { VERSION } from "../../api/version.ts";
import type { Finding } from "../../diagnostics/diagnostics.ts";
import { findAll } from "../deferred/markup/find-all.ts";
import { checkForm } from "./form.ts";
import { checkPage, type LoadAnyChunk } from "./page.ts";
import { confirmCheck, isPanelOpen, showPanel, showProgress } from "./panel.ts";
import { createReport, type DoctorReport, type SubjectChecks } from "./report.ts";

/** What the script passes to the doctor, because chunks share no modules with it. */
export interface DoctorOptions {
  loadChunk: LoadAnyChunk;
  /** The findings that were reported about a form so far. */
  getReported(form: Element): readonly Finding[];
}

let running: Promise<DoctorReport> | null = null;

/**
 * Checks this page, shows the problems in a panel, and returns them as data. Loads the record and
 * the logos again, sends up to three HEADs to `submit-url`, and changes nothing.
 */
export function doctor(options: DoctorOptions): Promise<DoctorReport> {
  running ??= check(options).finally(() => {
    running = null;
  });
  return running;
}

/** Checks this page if the visitor agrees. Every form on the page calls it after a `hashchange`. */
export async function doctorOnHash(options: DoctorOptions): Promise<void> {
  if (!isPanelOpen() && (await confirmCheck())) await doctor(options);
}

async function check({ loadChunk, getReported }: DoctorOptions): Promise<DoctorReport> {
  showProgress();
  await whenParsed();
  const forms = await whenInserted();
  const page = await checkPage(forms, loadChunk);
  const isFound = (wanted: string) =>
    page.some(({ issues }) => issues.some(({ code }) => code === wanted));
  // WS107 is the script's own report of a duplicate tag; the others were just checked again.
  const isKnown = (code: string) =>
    (code === "WS107" && isFound("WS504")) ||
    (code === "WS111" && isFound("WS111")) ||
    /^WS11[3-8]$/.test(code);
  const reported = (element: Element) =>
    getReported(element)
      .filter(({ code }) => !isKnown(code))
      // Its detail is a complete sentence for the console.
      .map((found) => (found.code === "WS111" ? { ...found, detail: "" } : found));
  const subjects: SubjectChecks[] = [
    {
      form: null,
      results: [
        ...page,
        {
          check: "What the script has reported since the page was opened",
          issues: reported(document.documentElement),
        },
      ],
    },
  ];
  for (const form of forms) {
    subjects.push({ form, results: await checkForm(form as HTMLElement, reported) });
  }
  const report = createReport(subjects, {
    url: location.origin + location.pathname,
    version: VERSION,
    forms: forms.length,
  });
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
const POLL_INTERVAL_MS = 50;

/** The forms of the page. The script waits a moment for a `data-target` that does not exist yet. */
async function whenInserted(): Promise<Element[]> {
  const deadline = Date.now() + INSERTION_TIMEOUT_MS;
  for (;;) {
    const forms = findAll("web-scheduler");
    const isExpected = document.querySelector("script[data-target]") && Date.now() < deadline;
    if (forms.length > 0 || !isExpected) return forms;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
