/** An attribute's value; null if it is missing. Scripts of the page may have broken one of the two ways. */
export function readAttribute(element: Element, name: string): string | null {
  try {
    const value = element.getAttribute(name);
    if (typeof value === "string") return value;
  } catch {
    // See below.
  }
  return element.attributes.getNamedItem(name)?.value ?? null;
}
