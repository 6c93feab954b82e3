const isEnumerable = Object.prototype.propertyIsEnumerable;

/** The value at a path of own, enumerable keys and array indexes; undefined if a key is missing. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !isEnumerable.call(value, key)) return;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
