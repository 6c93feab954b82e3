/** An element as a site owner finds it: `<div id="booking" class="slot">`. */
export function nameOf({ localName, id, classList }: Element): string {
  const classes = [...classList].slice(0, 3).join(" ");
  return `<${localName}${id && ` id="${id}"`}${classes && ` class="${classes}"`}>`;
}

/** What an element stands in, from the inside out, through shadow roots. */
export function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let here = parentOf(element); here; here = parentOf(here)) found.push(here);
  return found;
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return "host" in root ? (root as ShadowRoot).host : null;
}

/** The elements that a selector means, those in open shadow roots included. */
export function findAll(selector: string, within: ParentNode = document): Element[] {
  const found = [...within.querySelectorAll(selector)];
  for (const { shadowRoot } of within.querySelectorAll("*")) {
    if (shadowRoot) found.push(...findAll(selector, shadowRoot));
  }
  return found;
}
