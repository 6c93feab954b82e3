import { dialableNumber } from "../../form/phone/format.ts";

/** The number of a link of the page that calls; "" for anything else. */
export function linkedPhone(link: Element | null): string {
  const href = link?.getAttribute("href")?.replaceAll("%20", " ").replace(/;ext=/i, " x") ?? "";
  const [, number = ""] = /^tel:(.+)$/i.exec(href) ?? [];
  return dialableNumber(number)?.replace(";ext=", " x") ?? "";
}

/** The number of the first link that calls in the page's fallback content, which may be parsed later. */
export function fallbackPhone(element: Element): string {
  try {
    return linkedPhone(element.querySelector('a[href^="tel:" i]'));
  } catch {
    // The page has replaced what finds it; its link is visible.
    return "";
  }
}
