/** `querySelectorAll` that also searches open shadow roots. */
export function findAll(selector: string, within: ParentNode = document): Element[] {
  const found = [...within.querySelectorAll(selector)];
  for (const { shadowRoot } of within.querySelectorAll("*")) {
    if (shadowRoot) found.push(...findAll(selector, shadowRoot));
  }
  return found;
}
