import { VERSION } from "../../api/version.ts";
import type { Finding } from "../../diagnostics/diagnostics.ts";
import { examineForm } from "./form.ts";
import { examineParts, type TryPart } from "./network.ts";
import { PAGE_CHECKS } from "./page.ts";
import { showPanel } from "./panel.ts";
import { type Diagnosed, type DoctorReport, reportOf } from "./report.ts";
import { findAll } from "./tree.ts";

/** What the script hands to the doctor, which shares no module with it. */
export interface Surgery {
  loadPart: TryPart;
  /** What the owner of a form was told about it so far. */
  toldOf(form: Element): readonly Finding[];
}

let underWay: Promise<DoctorReport> | null = null;

/**
 * Looks for what is wrong on this page, shows it in a panel, and returns the same as data. It
 * asks for the record and the logos once more, sends one HEAD to `submit-url`, and changes nothing.
 */
export function doctor(surgery: Surgery): Promise<DoctorReport> {
  // Each form of a page hears that the address has changed.
  underWay ??= examinePage(surgery).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function examinePage({ loadPart, toldOf }: Surgery): Promise<DoctorReport> {
  await whenParsed();
  const forms = findAll("web-scheduler");
  const parts = await examineParts(loadPart);
  const diagnosed: Diagnosed[] = [];
  const page = [...PAGE_CHECKS.flatMap((check) => check(forms)), ...parts];
  const isTwice = page.some(({ code }) => code === "WS504");
  // The script's own word for what the doctor has found as well.
  const told = (element: Element) =>
    toldOf(element).filter(({ code }) => !(isTwice && code === "WS107"));
  for (const form of forms) {
    diagnosed.push({ form, symptoms: await examineForm(form as HTMLElement, told) });
  }
  const report = reportOf(
    [{ form: null, symptoms: [...page, ...told(document.documentElement)] }, ...diagnosed],
    { address: location.origin + location.pathname, version: VERSION, forms: forms.length },
  );
  showPanel(report);
  return report;
}

const whenParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
    } else resolve();
  });
