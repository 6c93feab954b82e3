import type { Candidate } from "./select-slots.ts";

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects in a member that should be a list of objects. */
export const listIn = (parent: unknown, key: string): JsonObject[] => {
  const value = isObject(parent) ? parent[key] : undefined;
  return Array.isArray(value) ? value.filter(isObject) : [];
};

/** The `reference` of a FHIR R4 Reference: `Schedule/10`, or a complete URL. */
export const referenceIn = (value: unknown) =>
  isObject(value) && typeof value.reference === "string" ? value.reference : "";

/** The type and the id at the end of a reference. */
export const targetOf = (reference: string) => {
  const [id = "", type = ""] = reference.split("/").reverse();
  return { type, id };
};

/** A FHIR R4 Slot with the members of a `Slot`. */
export const toCandidate = ({ id, start, end, status, schedule }: JsonObject): Candidate => ({
  id,
  start,
  end,
  status: status ?? "",
  // FHIR requires it; a page's own times may have none.
  schedule: referenceIn(schedule) || undefined,
});

/** A URL, absolute or relative to `base`; null if it is none. */
export function urlIn(value: unknown, base: URL): URL | null {
  try {
    return typeof value === "string" ? new URL(value, base) : null;
  } catch {
    return null;
  }
}
