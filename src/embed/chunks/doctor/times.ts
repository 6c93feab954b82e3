import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { SlotSearch } from "../../../contract/slot.ts";
import type { Finding } from "../../../diagnostics/finding.ts";
import { isoInstant } from "../../../form/calendar-day.ts";
import { planForm } from "../../../form/plan.ts";
import type { Settings } from "../../api/attributes.ts";
import type { SchedulerElement } from "../../api/scheduler-element.ts";
import { explainUnreachable } from "./network.ts";

const RANGE_MS = 28 * 86_400_000;
/** A failure of the source, which it has for any choice. */
const FAILURE = /^WS60[1-58]$/;

type CreateLoadTimes = typeof import("../questions/questions.ts")["createLoadTimes"];

/**
 * Loads the available times of the next four weeks as the form does, once for each appointment type and each
 * provider, and reports what is wrong with them. If the first search fails, the others are not made.
 */
export async function checkTimes(
  element: Pick<SchedulerElement, "onSlots">,
  settings: Settings,
  record: LocationRecord,
  createLoadTimes: CreateLoadTimes,
): Promise<Finding[]> {
  const { appointmentTypes, providers } = planForm(record);
  const now = Date.now();
  const all: SlotSearch = {
    from: isoInstant(now),
    to: isoInstant(now + RANGE_MS),
    appointmentType: null,
    provider: null,
    appointmentTypes,
    providers,
  };
  const choices = [
    ...(appointmentTypes.length > 0 ? [] : [{ label: "no choice", ...all }]),
    ...appointmentTypes.map(({ label, value }) => ({ ...all, label, appointmentType: value })),
    ...providers.map(({ label, value }) => ({ ...all, label, provider: String(value) })),
  ];
  const check = async ({ label, ...search }: (typeof choices)[number]) => {
    const findings: Finding[] = [];
    const report = (found: readonly Finding[]) => findings.push(...found);
    const load = createLoadTimes({ element, settings, deps: { now: Date.now }, report });
    await load(search, new AbortController().signal);
    return findings.map((finding) => ({ finding, label }));
  };
  const first = await Promise.all(choices.slice(0, 1).map(check));
  const isFailed = first.flat().some(({ finding }) => FAILURE.test(finding.code));
  const others = isFailed ? [] : await Promise.all(choices.slice(1).map(check));
  const results = [...first, ...others].flat();
  const failure = results.find(({ finding }) => FAILURE.test(finding.code))?.finding;
  if (failure) {
    const url = element.onSlots ? null : settings.slotsUrl;
    return failure.code === "WS601" && url ? explainUnreachable(url, failure) : [failure];
  }
  const found = new Map<string, { finding: Finding; labels: string[] }>();
  for (const { finding, label } of results) {
    const key = `${finding.code} ${finding.detail}`;
    const { labels } = found.get(key) ?? { labels: [] };
    found.set(key, { finding, labels: [...labels, label] });
  }
  return [...found.values()].map(({ finding, labels }) => ({
    ...finding,
    subject: `${finding.subject}${labels.length < choices.length ? ` for ${labels.join(", ")}` : ""}`,
  }));
}
