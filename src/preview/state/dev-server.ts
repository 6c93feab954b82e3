import { signal } from "@preact/signals";
import { isEqual, pickBy } from "es-toolkit";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type Changes, valueAt } from "../../draft/changes.ts";
import { SETTING_PATHS } from "../settings/find-setting.ts";
import { loadPublished } from "./load-published.ts";

const TIMEOUT_MS = 15_000;

/** A version of a record on the server. */
export interface SavedVersion {
  /** What it changes of the published record. */
  changes: Changes;
  /** Null if nothing is saved. */
  etag: string | null;
}

interface Outcome {
  /** A sentence; null if the request was successful. */
  problem: string | null;
  /** Whether somebody else has saved or removed the record in the meantime. */
  isOutdated: boolean;
  etag: string | null;
}

const NOT_SAVED: SavedVersion = { changes: {}, etag: null };

/** The development server that serves the preview. */
export function createDevServer(site: string) {
  const isAvailable = signal(false);
  const canSave = signal(false);
  const savedIds = signal<readonly string[]>([]);
  /** The version of each record that its draft was made from, by ID. */
  const versions = signal<Readonly<Record<string, SavedVersion>>>({});

  const keep = (id: string, version: SavedVersion) => {
    versions.value = { ...versions.value, [id]: version };
  };

  async function connect(): Promise<void> {
    const state = await fetchState(site);
    isAvailable.value = state !== null;
    canSave.value = state?.canSave ?? false;
    savedIds.value = state?.savedIds ?? [];
  }

  /** Loads the saved version of a published record. */
  async function load(published: LocationRecord): Promise<SavedVersion> {
    const { id } = published;
    // Before the record: if another version is saved in between, the tag is the older one's.
    const etag = canSave.value ? (await request(site, id, {})).etag : null;
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
    const etag = versions.value[id]?.etag;
    return etag ? { "If-Match": etag } : { "If-None-Match": "*" };
  };

  /**
   * Saves a record.
   *
   * @param changes what it changes of the published one
   */
  async function save(record: LocationRecord, changes: Changes): Promise<Outcome> {
    const { id } = record;
    const headers = { "Content-Type": "application/json", ...condition(id) };
    const outcome = await request(site, id, {
      method: "PUT",
      headers,
      body: JSON.stringify(record),
    });
    if (!outcome.problem) keep(id, { changes, etag: outcome.etag });
    return outcome;
  }

  /** Deletes a saved record, so that the example is served again. */
  async function remove(id: string): Promise<Outcome> {
    const outcome = await request(site, id, { method: "DELETE", headers: condition(id) });
    if (!outcome.problem) keep(id, NOT_SAVED);
    return outcome;
  }

  return { isAvailable, canSave, savedIds, connect, versions, keep, load, save, remove };
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

async function request(site: string, id: string, init: RequestInit): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${site}/dev/records/${id}/`, { ...init, signal });
    const etag = response.headers.get("ETag");
    if (response.ok) return { problem: null, isOutdated: false, etag };
    const body = (await response.json().catch(() => null)) as {
      message?: string;
      errors?: Record<string, string[]>;
    } | null;
    const errors = Object.entries(body?.errors ?? {}).map(
      ([path, [message = ""]]) => `${path}: ${message}`,
    );
    const problem = [body?.message ?? `The server returned ${response.status}.`, ...errors];
    return { problem: problem.join(" "), isOutdated: response.status === 412, etag };
  } catch {
    return { problem: "The server could not be reached.", isOutdated: false, etag: null };
  }
}
