type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { [key: string]: Json };

/**
 * A value as JSON, by its own keys only. Some host pages add a `toJSON` to every array and string,
 * which `JSON.stringify` would ask, and which writes something else.
 */
export function jsonOf(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) parts.push(jsonOf(item));
    return `[${parts.join(",")}]`;
  }
  for (const [key, item] of Object.entries(value as { [key: string]: Json })) {
    if (item !== undefined) parts.push(`${JSON.stringify(key)}:${jsonOf(item)}`);
  }
  return `{${parts.join(",")}}`;
}
