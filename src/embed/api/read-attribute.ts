/** An attribute's value; null if it is missing. Reads it in two ways, because the page may have broken one. */
export function readAttribute(element: Element, name: string): string | null {
  try {
    const value = element.getAttribute(name);
    if (typeof value === "string") return value;
  } catch {
    // Read from `attributes` below.
  }
  return element.attributes.getNamedItem(name)?.value ?? null;
}
