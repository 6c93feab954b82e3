import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import type { DoctorOptions } from "./doctor-options.ts";
import { fetchOpaque } from "./fetch-opaque.ts";
import { tryUnderPolicy } from "./policy.ts";

const SUBJECT = "slots-url";
const RANGE_MS = 28 * 86_400_000;

/** Loads the available times of the next four weeks as the form does, and reports what is wrong with them. */
export async function checkSlots(
  url: string,
  loadChunk: DoctorOptions["loadChunk"],
): Promise<CheckFinding[]> {
  const times = await loadChunk("times").catch(() => null);
  // The check of the script's files has reported that.
  if (!times) return [];
  const found: CheckFinding[] = [];
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
      signal: new AbortController().signal,
      report: (problem) => found.push(times.slotsFinding(SUBJECT, problem)),
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
    return (await isReachable(url)) ? [corsFinding()] : found;
  }
  const { value } = attempt;
  const others = [...mediaTypes].filter((type) => !/json/i.test(type));
  if (value.kind === "loaded" && others.length > 0) {
    found.push(finding("WS523", SUBJECT, others.join(", ")));
  }
  if (value.kind === "loaded" && value.slots.length === 0 && found.length === 0) {
    found.push(finding("WS525", SUBJECT));
  }
  return found;
}

const isReachable = (url: string) =>
  fetchOpaque(url).then(
    () => true,
    () => false,
  );

const corsFinding = () =>
  finding("WS522", SUBJECT, `Access-Control-Allow-Origin: ${location.origin}`);

/** Without a zone of the practice, times are shown in the reader's own. */
export function checkZone(timeZone: string): CheckFinding[] {
  try {
    if (timeZone && new Intl.DateTimeFormat("en", { timeZone })) return [];
  } catch {
    // Unknown to this browser.
  }
  return [finding("WS524", "time_zone", timeZone && `found “${timeZone}”`)];
}
