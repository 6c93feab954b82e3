import { signal } from "@preact/signals";
import { isEqual, pickBy } from "es-toolkit";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type Changes, valueAt } from "../../draft/changes.ts";
import { SETTING_PATHS } from "../settings/find-setting.ts";
import { loadPublished } from "./load-published.ts";

const TIMEOUT_MS = 15_000;

/** The development server that serves the preview. */
export function createDevServer(site: string) {
  const isAvailable = signal(false);
  const canSave = signal(false);
  const savedIds = signal<readonly string[]>([]);
  /** What saved records change of the published ones, by ID; only of those loaded or saved so far. */
  const savedChanges = signal<Readonly<Record<string, Changes>>>({});

  const keepSaved = (id: string, changes: Changes) => {
    savedChanges.value = { ...savedChanges.value, [id]: changes };
  };

  async function connect(): Promise<void> {
    const state = await fetchState(site);
    isAvailable.value = state !== null;
    canSave.value = state?.canSave ?? false;
    savedIds.value = state?.savedIds ?? [];
  }

  /** Loads what the saved record changes of the published one; nothing if it is not saved. */
  async function loadSaved(published: LocationRecord): Promise<Changes> {
    if (!savedIds.value.includes(published.id)) return {};
    const saved = await loadPublished({ locationId: published.id, baseUrl: site }, site);
    if ("problem" in saved) return {};
    const all = Object.fromEntries(
      [...SETTING_PATHS].map((path) => [path, valueAt(saved.record, path)]),
    );
    const changes = pickBy(all, (value, path) => !isEqual(value, valueAt(published, path)));
    keepSaved(published.id, changes);
    return changes;
  }

  /**
   * Saves a record; returns null, or the error as a sentence.
   *
   * @param changes what it changes of the published one
   */
  async function save(record: LocationRecord, changes: Changes): Promise<string | null> {
    const problem = await send(site, record.id, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(record),
    });
    if (!problem) keepSaved(record.id, changes);
    return problem;
  }

  /** Deletes a saved record, so that the example is served again. */
  async function remove(id: string): Promise<string | null> {
    const problem = await send(site, id, { method: "DELETE" });
    if (!problem) keepSaved(id, {});
    return problem;
  }

  return {
    isAvailable,
    canSave,
    savedIds,
    connect,
    savedChanges,
    loadSaved,
    save,
    remove,
  };
}

/** What the server saves; null if a static host serves the preview. */
async function fetchState(site: string) {
  try {
    // A static host has this file, too, so nothing is missing there (public/preview/server.json).
    const response = await fetch(`${site}/preview/server.json`, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { saves, saved } = (await response.json()) as { saves?: unknown; saved?: unknown };
    if (!response.ok || typeof saves !== "boolean") return null;
    return { canSave: saves, savedIds: Array.isArray(saved) ? saved.map(String) : [] };
  } catch {
    return null;
  }
}

async function send(site: string, id: string, init: RequestInit): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${site}/dev/records/${id}/`, { ...init, signal });
    if (response.ok) return null;
    const body = (await response.json().catch(() => null)) as {
      message?: string;
      errors?: Record<string, string[]>;
    } | null;
    const errors = Object.entries(body?.errors ?? {}).map(
      ([path, [message = ""]]) => `${path}: ${message}`,
    );
    return [body?.message ?? `The server returned ${response.status}.`, ...errors].join(" ");
  } catch {
    return "The server could not be reached.";
  }
}
