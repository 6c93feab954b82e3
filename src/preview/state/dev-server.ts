import { signal } from "@preact/signals";
import { isEmptyObject, isEqual, pickBy } from "es-toolkit";
import * as z from "zod/mini";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { valueAt } from "../draft/changes.ts";
import { pageChanges, recordChanges, SETTING_PATHS } from "../settings/settings.ts";
import type { createDraftModel, SavedVersion } from "./draft-state.ts";
import { loadPublished } from "./load-published.ts";

const TIMEOUT_MS = 15_000;

const NOT_SAVED: SavedVersion = { changes: {}, etag: null };

const SAVED_ELSEWHERE =
  "Not saved: this draft was not made from what is saved now. Open the preview in a new tab to see that; save again to replace it with yours.";

/** Saves the draft on the development server that serves the preview, unless somebody else has saved, too. */
export function createDevServer(
  draft: ReturnType<typeof createDraftModel>,
  site: string,
  report: (text: string, alert?: boolean) => void,
) {
  const canSave = signal(false);
  const isSaving = signal(false);

  const keep = (id: string, version: SavedVersion) => {
    draft.saved.value = { ...draft.saved.value, [id]: version };
  };

  /** Loads the saved version of a published record; a static host saves nothing. */
  async function load(published: LocationRecord): Promise<SavedVersion> {
    const { id } = published;
    // Before the record: if another version is saved in between, the tag is the older one's.
    const state = await fetchState(site);
    canSave.value = state?.saves ?? false;
    const etag = state?.saved[id] ?? null;
    const saved = etag ? await loadPublished({ locationId: id, baseUrl: site }, site) : null;
    if (!saved || "problem" in saved) return NOT_SAVED;
    const all = Object.fromEntries(
      [...SETTING_PATHS].map((path) => [path, valueAt(saved.record, path)]),
    );
    return {
      etag,
      changes: pickBy(all, (value, path) => !isEqual(value, valueAt(published, path))),
    };
  }

  /** Only if nobody has saved another version in the meantime (RFC 9110, section 13.1). */
  const condition = (id: string): Record<string, string> => {
    const etag = draft.saved.value[id]?.etag;
    return etag ? { "If-Match": etag } : { "If-None-Match": "*" };
  };

  /** Saves the draft in the server's records folder, or says why not; what somebody else has saved, only if asked again. */
  async function save(): Promise<void> {
    if (isSaving.value) return;
    if (!canSave.value)
      return report("Drafts cannot be saved here: copy the link under Hand over.");
    const { published, changes } = draft.state.value;
    const rest = isEmptyObject(pageChanges(changes)) ? "" : " The page’s part is under Hand over.";
    if (!draft.hasUnsavedChanges.value) return report(`The record is saved.${rest}`);
    isSaving.value = true;
    const { id } = published;
    const response = await put(site, draft.drafted.value, condition(id));
    if (response?.status === 412) {
      keep(id, await load(published));
      report(SAVED_ELSEWHERE, true);
    } else if (!response?.ok) report(`Not saved. ${await problemOf(response)}`, true);
    else {
      keep(id, { changes: recordChanges(changes), etag: response.headers.get("ETag") });
      report(`Saved in the record, which the practice page shows now.${rest}`);
    }
    isSaving.value = false;
  }

  return { canSave, keep, load, isSaving, save };
}

/** Whether the server saves records, and the entity tags of those that it has saved, by ID. */
const ServerState = z.object({ saves: z.boolean(), saved: z.record(z.string(), z.string()) });

/** What the server saves; null if a static host serves the preview. */
const fetchState = (site: string) =>
  // A static host has this file, too, so nothing is missing there (public/preview/server.json).
  fetch(`${site}/preview/server.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => response.json())
    .then((state) => ServerState.parse(state))
    .catch(() => null);

/** The server's response; null if it could not be reached. */
const put = (site: string, record: LocationRecord, condition: Record<string, string>) =>
  fetch(`${site}/dev/records/${record.id}/`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", ...condition },
    body: JSON.stringify(record),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);

async function problemOf(response: Response | null): Promise<string> {
  if (!response) return "The server could not be reached.";
  const body: { message?: string; errors?: Record<string, string[]> } | null = await response
    .json()
    .catch(() => null);
  const errors = Object.entries(body?.errors ?? {}).map(
    ([path, [message = ""]]) => `${path}: ${message}`,
  );
  return [body?.message ?? `The server returned ${response.status}.`, ...errors].join(" ");
}
