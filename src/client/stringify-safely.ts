export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { [key: string]: Json };

/**
 * Like `JSON.stringify`, but ignores `toJSON`. Prototype.js 1.6, which some host pages still use, adds
 * a `toJSON` to arrays and strings that makes `JSON.stringify` encode them twice.
 */
export function stringifySafely(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) parts.push(stringifySafely(item));
    return `[${parts.join(",")}]`;
  }
  for (const [key, item] of Object.entries(value as { [key: string]: Json })) {
    if (item !== undefined) parts.push(`${JSON.stringify(key)}:${stringifySafely(item)}`);
  }
  return `{${parts.join(",")}}`;
}
