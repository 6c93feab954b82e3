/** An object or a list, by its keys. */
export type Json = Record<string, unknown>;

// Shown when a fault is in an item of a list that is empty; only appointment types have one.
const SAMPLE_ITEM = { enabled: true, display_name: "First visit", appointment_type_name: "first" };

/**
 * Changes one place of a JSON value that belongs to the caller, and gives it back. A list on the
 * way that is empty gets an item; nothing happens where another key on the way is missing.
 */
export function alter(
  root: Json,
  path: readonly string[],
  change: (holder: Json, key: string) => void,
): Json {
  let holder: unknown = root;
  for (const key of path.slice(0, -1)) {
    holder = inside(holder)?.[key];
  }
  const found = inside(holder);
  const key = path.at(-1);
  if (found && key !== undefined) change(found, key);
  return root;
}

function inside(value: unknown): Json | undefined {
  if (Array.isArray(value) && value.length === 0) value.push({ ...SAMPLE_ITEM });
  return typeof value === "object" && value !== null ? (value as Json) : undefined;
}
