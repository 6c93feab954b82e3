import { VERSION } from "../../api/version.ts";
import type { Finding } from "../../diagnostics/diagnostics.ts";
import { checkForm } from "./form.ts";
import { checkChunks, type LoadAnyChunk } from "./network.ts";
import { PAGE_CHECKS } from "./page.ts";
import { showPanel } from "./panel.ts";
import { createReport, type DoctorReport, type SubjectIssues } from "./report.ts";
import { findAll } from "./tree.ts";

/** What the script passes to the doctor, because chunks share no modules with it. */
export interface DoctorOptions {
  loadChunk: LoadAnyChunk;
  /** The findings that were reported about a form so far. */
  getReported(form: Element): readonly Finding[];
}

let running: Promise<DoctorReport> | null = null;

/**
 * Checks this page, shows the problems in a panel, and returns them as data. Loads the record and
 * the logos again, sends one HEAD to `submit-url`, and changes nothing.
 */
export function doctor(options: DoctorOptions): Promise<DoctorReport> {
  // Every form on the page calls it after a `hashchange`.
  running ??= checkPage(options).finally(() => {
    running = null;
  });
  return running;
}

async function checkPage({ loadChunk, getReported }: DoctorOptions): Promise<DoctorReport> {
  await whenParsed();
  const forms = findAll("web-scheduler");
  const page = [...PAGE_CHECKS.flatMap((check) => check(forms)), ...(await checkChunks(loadChunk))];
  const isDuplicate = page.some(({ code }) => code === "WS504");
  // WS107 is the script's own report of a duplicate tag.
  const reported = (element: Element) =>
    getReported(element).filter(({ code }) => !(isDuplicate && code === "WS107"));
  const found: SubjectIssues[] = [
    { form: null, issues: [...page, ...reported(document.documentElement)] },
  ];
  for (const form of forms) {
    found.push({ form, issues: await checkForm(form as HTMLElement, reported) });
  }
  const report = createReport(found, {
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
