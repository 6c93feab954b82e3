import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";

/** What search engines read about the practice (schema.org). */
const DATA = 'script[type="application/ld+json"]';

/**
 * Whether the page is certainly that of another place than the location's: the only town of its data for
 * search engines is in its title or its main heading, and the location's town and postal code are not.
 */
export function checkPlace({
  city,
  postalCode,
}: {
  city: string;
  postalCode: string;
}): CheckFinding[] {
  const data = textOf(DATA);
  const towns = new Set(
    [...data.matchAll(/"addressLocality"\s*:\s*"([^"]+)"/g)].map(([, town = ""]) => town),
  );
  const [town] = towns;
  const headings = `${document.title} ${textOf("h1")}`.toLowerCase();
  const isNamed = (name: string) => headings.includes(name.toLowerCase());
  if (!town || towns.size > 1 || city.trim() === "" || postalCode.trim() === "") return [];
  return isNamed(town) && !isNamed(city.trim()) && !data.includes(postalCode.trim())
    ? [finding("WS587", "The form", `it is for ${city.trim()}, the page for ${town}`)]
    : [];
}

const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(" ");
