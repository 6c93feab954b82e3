/** The choice of a location. Loaded only if `location-id` has several ids. */

import { signal } from "@preact/signals";
import { pageFetch, within } from "../../../client/fetch.ts";
import { type LoadResult, publicDetailUrl } from "../../../client/load-location.ts";
import { loadLocations } from "../../../client/load-locations.ts";
import { malformedIds } from "../../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { loadFinding } from "../../../diagnostics/failure-findings.ts";
import { finding } from "../../../diagnostics/finding.ts";
import { readAttribute } from "../../../settings/attributes.ts";
import type { Choice, NotLoaded } from "../../../state/deps.ts";
import { clearOfLocation } from "../../../state/locations.ts";
import locationsCss from "../../../ui/css/locations.css?inline";
import { createLocationsView } from "../../../ui/locations/Locations.tsx";
import type { Deferred } from "../../loading/load-chunk.ts";
import { createStyles } from "../../runtime/page.ts";
import { unreadableFindings } from "../deferred/form-findings.ts";
import type { FormContext } from "../form-context.ts";

export { setRuntime } from "../shared-runtime.ts";

const adoptStyles = createStyles(locationsCss);

/** How long one location can delay the choice of the others. */
const MAX_WAIT_MS = 10_000;

const choices = new WeakMap<FormContext, ReturnType<typeof createChoice>>();

/**
 * Loads the records of several locations, except those that this form has loaded before.
 */
export async function loadChoice(
  context: FormContext,
  signal: AbortSignal,
  loadDeferred: () => Promise<Deferred | null>,
): Promise<LoadResult | NotLoaded | Choice> {
  const choice = choices.get(context) ?? createChoice(context);
  choices.set(context, choice);
  const { settings, report } = context;
  const { locationId: ids, baseUrl } = settings;
  const { results, loaded, records, Locations } = choice;
  const missing = ids.filter((id) => !results.get(id)?.ok);
  const options = { signal, fetch: pageFetch };
  const loading = loadLocations(baseUrl ?? "", missing, options, loadDeferred, (id, result) =>
    results.set(id, result),
  );
  await within(MAX_WAIT_MS, loading);
  if (loaded(ids).length === 0) await loading;
  const [first, ...others] = loaded(ids);
  const failed = results.get(ids[0] ?? "");
  if (!first && failed) return failed;
  const deferred = await loadDeferred();
  if (!first || !deferred) return { ok: false, failure: "chunk-missing", isRetryable: true };
  const { record } = first;
  const foreign = others
    .filter((other) => isOther(record, other.record))
    .map((one) => one.record.id);
  if (foreign.length > 0) {
    const detail = `not of the organization of ${record.id}: ${foreign.join(", ")}`;
    report([finding("WS209", "location-id", detail)]);
    return { ok: false, failure: "other-organization", isRetryable: false, record };
  }
  for (const id of missing) {
    const result = results.get(id);
    // Those of the first one are reported as those of any form.
    if (!result || result === first) continue;
    report(
      result.ok
        ? unreadableFindings(result.record, result.problems)
        : [loadFinding(result.failure, publicDetailUrl(baseUrl ?? "", id), result.status)],
    );
  }
  records.value = [first, ...others].map((one) => one.record);
  deferred.setChoice(context.scheduler, Locations);
  return { ...first, isChoice: true };
}

/** An organization that cannot be read is empty. */
function isOther(...[first, other]: [LocationRecord, LocationRecord]): boolean {
  const [id, otherId] = [first, other].map((record) => record.organization_id.toLowerCase());
  return id !== "" && otherId !== "" && id !== otherId;
}

/** The records of a form's locations, and their choice on the screen. */
function createChoice({ element, shadow, settings, scheduler, report }: FormContext) {
  const results = new Map<string, LoadResult>();
  const records = signal<readonly LocationRecord[]>([]);
  let chosen: LocationRecord | undefined;
  const choose = (record: LocationRecord) => {
    // The same one keeps all answers.
    if (record !== chosen) clearOfLocation(scheduler);
    chosen = record;
    scheduler.start(record);
  };
  adoptStyles(shadow);
  const count = settings.locationId.length;
  const Locations = createLocationsView({ records, count, choose });
  const malformed = malformedIds(readAttribute(element, "location-id"));
  report(malformed.map((id) => finding("WS102", "location-id", `“${id}” is no UUID`)));
  return {
    results,
    loaded: (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const result = results.get(id);
        return result?.ok ? result : [];
      }),
    records,
    Locations,
  };
}
