/** The choice of a location. Loaded only if `location-id` has several ids. */

import { signal } from "@preact/signals";
import { pageFetch } from "../../../client/fetch.ts";
import { type LoadResult, loadLocation, publicDetailUrl } from "../../../client/load-location.ts";
import { within } from "../../../client/time-limit.ts";
import { normalizeLocationId } from "../../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { loadFinding } from "../../../diagnostics/failure-findings.ts";
import { finding } from "../../../diagnostics/finding.ts";
import { effect } from "../../../host/contain.ts";
import type { NotLoaded } from "../../../state/deps.ts";
import { clearOfLocation } from "../../../state/locations.ts";
import { isTemporary } from "../../../state/phase.ts";
import { createLocationsView } from "../../../ui/locations/Locations.tsx";
import type { FormContext } from "../form-context.ts";
import { unreadableFindings } from "../submission/form-findings.ts";

const AT_ONCE = 6;

/** How long one location can delay the choice of the others. */
const MAX_WAIT_MS = 10_000;

const choices = new WeakMap<FormContext, ReturnType<typeof createChoice>>();

/** Loads the records of several locations, each by itself, except those that this form has loaded before. */
export async function loadChoice(
  context: FormContext,
  signal: AbortSignal,
  loadSubmission: () => Promise<typeof import("../submission/submission.ts") | null>,
): Promise<LoadResult | NotLoaded> {
  const choice = choices.get(context) ?? createChoice(context);
  choices.set(context, choice);
  const { results, records, Locations } = choice;
  const { settings, report } = context;
  const { locationId: ids, baseUrl } = settings;
  const missing = ids.filter((id) => !results.get(id)?.ok);
  const waiting = [...missing];
  const loadNext = async (): Promise<void> => {
    const id = waiting.shift();
    if (!id) return;
    const options = { signal, fetch: pageFetch };
    // Until it has answered.
    results.set(id, { ok: false, failure: "timeout" });
    results.set(id, await loadLocation(baseUrl ?? "", id, options, context.loadRequests));
    await loadNext();
  };
  const loading = Promise.all(missing.slice(0, AT_ONCE).map(loadNext));
  const loaded = () => ids.flatMap((id) => results.get(id) ?? []).filter((result) => result.ok);
  await within(MAX_WAIT_MS, loading);
  if (loaded().length === 0) {
    waiting.length = 0;
    await loading;
  }
  // It has the choice's sentences.
  const submission = await loadSubmission();
  const [first, ...others] = loaded();
  const failed = [...results.values()].filter((result) => !result.ok);
  const failure = failed.find((result) => isTemporary(result.failure)) ?? failed[0];
  if (!first && failure) return { ...failure, phone: failed.find(({ phone }) => phone)?.phone };
  if (!first || !submission) return { ok: false, failure: "chunk-missing" };
  const { record } = first;
  const foreign = others.filter((other) => !isSameOrganization(other.record, record));
  if (foreign.length > 0) {
    const organizations = [first, ...foreign].map(
      (one) => `${one.record.id} is of ${one.record.organization_id || "none"}`,
    );
    report([finding("WS209", "location-id", organizations.join(", "))]);
    return { ok: false, failure: "other-organization", record };
  }
  for (const id of missing) {
    const result = results.get(id);
    // The caller reports the first one's.
    if (!result || result === first) continue;
    report(
      result.ok
        ? unreadableFindings(result.record, result.problems)
        : [loadFinding(result.failure, publicDetailUrl(baseUrl ?? "", id), result.status)],
    );
  }
  records.value = [first, ...others].map((one) => one.record);
  context.Locations.value = Locations;
  return first;
}

/** An id that is missing or unreadable is nobody's: a patient must not book with another organization. */
function isSameOrganization(a: LocationRecord, b: LocationRecord): boolean {
  const id = normalizeLocationId(a.organization_id);
  return id !== null && id === normalizeLocationId(b.organization_id);
}

function createChoice({ settings, scheduler }: FormContext) {
  const records = signal<readonly LocationRecord[]>([]);
  let chosen: LocationRecord | undefined;
  const choose = (record: LocationRecord) => {
    // The same one keeps all answers.
    if (record !== chosen) clearOfLocation(scheduler);
    chosen = record;
    scheduler.start(record);
  };
  const query = signal("");
  // For the next patient at the same tablet, too.
  effect(() => {
    if (scheduler.phase.value) query.value = "";
  });
  const Locations = createLocationsView(records, settings.locationId.length, query, choose);
  return { results: new Map<string, LoadResult>(), records, Locations };
}
