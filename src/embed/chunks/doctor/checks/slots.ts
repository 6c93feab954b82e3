import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";
import type { DoctorOptions } from "../doctor-options.ts";
import { type DoctorIssue, doctorIssue } from "../issues.ts";
import { tryUnderPolicy } from "./policy.ts";

const SUBJECT = "slots-url";
const RANGE_MS = 28 * 86_400_000;

/** Loads the free times of the next four weeks as the form does, and reports what is wrong with them. */
export async function checkSlots(
  url: string,
  locationId: string,
  loadChunk: DoctorOptions["loadChunk"],
): Promise<DoctorIssue[]> {
  const times = await loadChunk("times").catch(() => null);
  // The check of the script's files has reported that.
  if (!times) return [];
  const issues: DoctorIssue[] = [];
  const mediaTypes = new Set<string>();
  const now = Date.now();
  const query = {
    from: new Date(now).toISOString(),
    to: new Date(now + RANGE_MS).toISOString(),
    appointmentType: null,
    provider: null,
  };
  const attempt = await tryUnderPolicy(url, async () => {
    const outcome = await times.loadSlots(url, query, {
      locationId,
      signal: new AbortController().signal,
      report: (problem) => issues.push(times.slotsFinding(SUBJECT, problem)),
      async fetch(input, init) {
        const response = await fetch(input, init);
        if (response.ok) mediaTypes.add(response.headers.get("Content-Type") ?? "none");
        return response;
      },
    });
    if (outcome.kind === "failed" && outcome.failure === "unreachable") throw new Error();
    return outcome;
  });
  if ("failed" in attempt) {
    if (attempt.blocked.length > 0) return attempt.blocked;
    return (await isReachable(url)) ? [corsIssue()] : issues;
  }
  const { value } = attempt;
  const others = [...mediaTypes].filter((type) => !/json/i.test(type));
  if (value.kind === "loaded" && others.length > 0) {
    issues.push(doctorIssue("WS523", SUBJECT, others.join(", ")));
  }
  if (value.kind === "loaded" && value.slots.length === 0 && issues.length === 0) {
    issues.push(doctorIssue("WS525", SUBJECT));
  }
  return issues;
}

/** Whether anything responds; a page cannot read what. */
const isReachable = (url: string) =>
  fetch(url, {
    mode: "no-cors",
    cache: "no-store",
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  }).then(
    () => true,
    () => false,
  );

const corsIssue = () =>
  doctorIssue("WS522", SUBJECT, `Access-Control-Allow-Origin: ${location.origin}`);

/** Without a zone of the practice, times are shown in the reader's own. */
export function checkZone(timeZone: string): DoctorIssue[] {
  try {
    if (timeZone && new Intl.DateTimeFormat("en", { timeZone })) return [];
  } catch {
    // Unknown to this browser.
  }
  return [doctorIssue("WS524", "time_zone", timeZone && `found “${timeZone}”`)];
}
