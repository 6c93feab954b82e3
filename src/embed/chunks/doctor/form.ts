import { readSettings } from "../../api/attributes.ts";
import type { Host } from "../../api/host.ts";
import type { Finding } from "../../diagnostics/diagnostics.ts";
import { type DoctorIssue, doctorIssue } from "./issues.ts";
import { LAYOUT_CHECKS } from "./layout.ts";
import { checkLogos, checkReceiver } from "./network.ts";
import { mergeDirectives } from "./policy.ts";
import { checkRecord } from "./record.ts";

const LOADING_TIMEOUT_MS = 3_000;
const POLL_INTERVAL_MS = 50;

/** Everything that is wrong with one form. */
export async function checkForm(
  form: HTMLElement,
  getReported: (form: Element) => readonly Finding[],
): Promise<DoctorIssue[]> {
  const { settings, findings } = readSettings(
    (name) => form.getAttribute(name),
    Boolean((form as Partial<Host>).onRequest),
  );
  const { baseUrl, locationId, submitUrl, mode } = settings;
  const record =
    baseUrl && locationId ? await checkRecord(baseUrl, locationId) : { issues: [], logos: [] };
  const network = [
    ...record.issues,
    ...(await checkLogos(record.logos)),
    ...(submitUrl ? await checkReceiver(submitUrl) : []),
  ];
  await whenLoaded(form);
  const layout = mode === "inline" ? LAYOUT_CHECKS.flatMap((check) => check(form)) : [];
  return [
    ...findings.map((found) => asMixedContent(form, found) ?? found),
    ...mergeDirectives(network),
    ...layout,
    ...getReported(form).filter(({ code }) => !isCheckedHere(code)),
  ];
}

// The attributes, loading and the record, which were just checked again.
const isCheckedHere = (code: string) => /^WS(10[1245]|111|[23]\d\d)$/.test(code);

/** An http URL on an https page has its own message. */
function asMixedContent(form: Element, { code, subject }: Finding): DoctorIssue | null {
  const isHttp = /^\s*http:/i.test(form.getAttribute(subject) ?? "");
  return code === "WS102" && isHttp && location.protocol === "https:"
    ? doctorIssue("WS503", subject)
    : null;
}

/** Waits for the form's final size. */
async function whenLoaded({ shadowRoot }: Element): Promise<void> {
  const deadline = Date.now() + LOADING_TIMEOUT_MS;
  while (shadowRoot?.querySelector(".loading") && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
