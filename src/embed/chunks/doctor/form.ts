import { readSettings } from "../../api/attributes.ts";
import type { Host } from "../../api/host.ts";
import type { Finding } from "../../diagnostics/diagnostics.ts";
import { type Symptom, symptom } from "./issues.ts";
import { LAYOUT_CHECKS } from "./layout.ts";
import { examineLogos, examineReceiver } from "./network.ts";
import { withWholeDirectives } from "./policy.ts";
import { examineRecord } from "./record.ts";

const LOADING_AT_MOST_MS = 3_000;
const LOOK_EVERY_MS = 50;

/** Everything that is wrong with one form. */
export async function examineForm(
  form: HTMLElement,
  toldOf: (form: Element) => readonly Finding[],
): Promise<Symptom[]> {
  const { settings, findings } = readSettings(
    (name) => form.getAttribute(name),
    Boolean((form as Partial<Host>).onRequest),
  );
  const { baseUrl, locationId, submitUrl, mode, allowDraft } = settings;
  const record =
    baseUrl && locationId ? await examineRecord(baseUrl, locationId) : { symptoms: [], logos: [] };
  const network = [
    ...record.symptoms,
    ...(await examineLogos(record.logos)),
    ...(submitUrl ? await examineReceiver(submitUrl) : []),
  ];
  await whenSettled(form);
  const layout = mode === "inline" ? LAYOUT_CHECKS.flatMap((check) => check(form)) : [];
  return [
    ...findings.map((found) => asMixedContent(form, found) ?? found),
    ...withWholeDirectives(network),
    ...layout,
    ...(allowDraft ? [symptom("WS513", "allow-draft")] : []),
    ...toldOf(form).filter(({ code }) => !isExaminedHere(code)),
  ];
}

// Loading and the record were looked at just now, and the attributes were read again.
const isExaminedHere = (code: string) => /^WS(10[1245]|111|[23]\d\d)$/.test(code);

/** An http address on an https page is worth its own sentence. */
function asMixedContent(form: Element, { code, subject }: Finding): Symptom | null {
  const isHttp = /^\s*http:/i.test(form.getAttribute(subject) ?? "");
  return code === "WS102" && isHttp && location.protocol === "https:"
    ? symptom("WS503", subject)
    : null;
}

/** A form that still loads has another size than the one that a patient will see. */
async function whenSettled({ shadowRoot }: Element): Promise<void> {
  const until = Date.now() + LOADING_AT_MOST_MS;
  while (shadowRoot?.querySelector(".loading") && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
