import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { containerOf, startTag } from "../layout/tree.ts";

/** Forms in the page for the same location; buttons that open a form may be repeated. */
export function findSameLocation(forms: readonly Element[]): CheckFinding[] {
  const inline = forms.filter((form) => /^(inline)?$/i.test(form.getAttribute("mode") ?? ""));
  const idOf = (form: Element) => form.getAttribute("location-id")?.trim() ?? "";
  return [...new Set(inline.map(idOf))].flatMap((id) => {
    const same = inline.filter((form) => idOf(form) === id);
    return id === "" || same.length < 2
      ? []
      : [finding("WS588", `location-id="${id}"`, same.map(placeOf).join(" and "))];
  });
}

const MAX_LENGTH = 60;

/** By the heading before it, which the owner knows. */
function placeOf(form: Element): string {
  const heading = [...form.ownerDocument.querySelectorAll("h1, h2, h3, h4, h5, h6")].findLast(
    (one) => one.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const text = heading?.textContent.trim().replace(/\s+/g, " ").slice(0, MAX_LENGTH);
  const container = containerOf(form);
  return text ? `below “${text}”` : container ? `in ${startTag(container)}` : "in the page";
}
