import { signal } from "@preact/signals-core";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type Changes, valueAt } from "../../draft/changes.ts";
import { SETTING_PATHS } from "../settings/find-setting.ts";
import { isEqual } from "./is-equal.ts";
import { loadPublished } from "./load-published.ts";

const TIMEOUT_MS = 15_000;

/** The development server that serves the preview; static hosts have no `/dev/records/`. */
export function createDevServer(site: string) {
  const isAvailable = signal(false);
  const canSave = signal(false);
  const savedIds = signal<readonly string[]>([]);

  async function connect(): Promise<void> {
    const state = await fetchState(site);
    isAvailable.value = state !== null;
    canSave.value = state?.canSave ?? false;
    savedIds.value = state?.savedIds ?? [];
  }

  /** The differences between a record as saved on the server and as published; none if not saved. */
  async function savedChanges(published: LocationRecord): Promise<Changes> {
    if (!savedIds.value.includes(published.id)) return {};
    const saved = await loadPublished({ locationId: published.id, baseUrl: site }, site);
    if ("problem" in saved) return {};
    const all = [...SETTING_PATHS].map((path) => [path, valueAt(saved.record, path)] as const);
    return Object.fromEntries(
      all.filter(([path, value]) => !isEqual(value, valueAt(published, path))),
    );
  }

  return {
    isAvailable,
    canSave,
    savedIds,
    connect,
    savedChanges,
    /** Saves a record; returns null, or the error as a sentence. */
    save: (record: LocationRecord) =>
      send(site, record.id, {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(record),
      }),
    /** Deletes a saved record, so that the example is served again. */
    remove: (id: string) => send(site, id, { method: "DELETE" }),
  };
}

const recordsUrl = (site: string) => `${site}/dev/records/`;

async function fetchState(site: string) {
  try {
    const response = await fetch(recordsUrl(site), {
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
    const response = await fetch(`${recordsUrl(site)}${id}/`, { ...init, signal });
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
