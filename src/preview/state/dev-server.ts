import type { LocationRecord } from "../../contract/location-record/location-record.ts";

/** What the server that the page came from does with records. */
export interface ServerState {
  saves: boolean;
  /** The ids of the records that were saved there. */
  saved: readonly string[];
}

const PATIENCE_MS = 15_000;

const folder = (site: string) => `${site}/dev/records/`;

/** What the development server says of itself; null where this is another kind of host. */
export async function askServer(site: string): Promise<ServerState | null> {
  try {
    const response = await fetch(folder(site), {
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = (await response.json()) as { saves?: unknown; saved?: unknown };
    if (!response.ok || typeof said.saves !== "boolean") return null;
    return { saves: said.saves, saved: Array.isArray(said.saved) ? said.saved.map(String) : [] };
  } catch {
    return null;
  }
}

/** Saves a record; null when it is done, else a sentence that says why not. */
export const saveRecord = (site: string, record: LocationRecord) =>
  send(site, record.id, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(record),
  });

/** Takes a saved record away, so that the example shows again. */
export const removeRecord = (site: string, id: string) => send(site, id, { method: "DELETE" });

async function send(site: string, id: string, init: RequestInit): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${folder(site)}${id}/`, { ...init, signal });
    if (response.ok) return null;
    const body = (await response.json().catch(() => null)) as {
      message?: string;
      errors?: Record<string, string[]>;
    } | null;
    const places = Object.entries(body?.errors ?? {}).map(
      ([path, [sentence = ""]]) => `${path}: ${sentence}`,
    );
    return [body?.message ?? `The server answered ${response.status}.`, ...places].join(" ");
  } catch {
    return "The server could not be reached.";
  }
}
