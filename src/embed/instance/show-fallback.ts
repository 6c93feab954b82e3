import { finding } from "../../diagnostics/finding.ts";
import { dialableNumber } from "../../form/phone/format.ts";
import { attempt } from "../../host/contain.ts";
import { TAG_NAME } from "../../settings/names.ts";
import { getReported, report } from "../loading/report.ts";

/** The number of a link of the page that calls; "" for anything else. */
export function linkedPhone(link: Element | null): string {
  const href = link?.getAttribute("href")?.replaceAll("%20", " ").replace(/;ext=/i, " x") ?? "";
  const [, number = ""] = /^tel:(.+)$/i.exec(href) ?? [];
  return dialableNumber(number)?.replace(";ext=", " x") ?? "";
}

/** The number of the first link that calls in the page's fallback content, which may be parsed later. */
export const fallbackPhone = (element: Element): string =>
  attempt(() => linkedPhone(element.querySelector('a[href^="tel:" i]'))) ?? "";

/** Once per form. The event has the error's name only, because its message may contain an answer. */
export function reportBroken(element: Element, error: unknown): void {
  if (getReported(element).some(({ code }) => code === "WS109")) return;
  report(element, [finding("WS109", "The form", attempt(() => (error as Error).name) ?? "")]);
  attempt(() => console.error("[web-scheduler]", error));
}

/**
 * Shows the page's own content, `sentence` if any, and how to call (`phone`, or "" if unknown), unless sentence and
 * number are visible, in several ways, because the page may have broken any function. `root` is the element if it has
 * none. `isInstead`: of everything else, because below a form that could not be removed, "sent" would be missed.
 */
export function showFallback(
  root: ShadowRoot | HTMLElement,
  phone: string,
  sentence = "",
  isInstead = false,
): void {
  const isDrawn = (one: Element | null) => one !== null && one.getClientRects().length > 0;
  const isVisible = (selector: string, text: string) => {
    // In a closed dialog or tab nothing is drawn, whatever the form shows.
    const isHidden = !isDrawn(root.querySelector(".widget"));
    return [...root.querySelectorAll(selector)].some(
      (one) => one.textContent.includes(text) && (isHidden || isDrawn(one)),
    );
  };
  const isShown = () =>
    // Not in the live region only, or below the form.
    (!sentence || isVisible(".title, p", sentence)) &&
    !(isInstead && root.querySelector("form")) &&
    ((sentence && !phone) || isVisible('a[href^="tel:"]', ""));
  if (attempt(isShown)) return;
  if (isInstead) {
    attempt(() => {
      root.textContent = "";
    });
  }
  const isElement = (root as Partial<Element>).localName === TAG_NAME;
  if (isElement && attempt(() => root.textContent?.trim())) return;
  const text = `${sentence} ${phone}`.trim();
  const nodes = () => {
    const line = document.createElement("p");
    line.textContent = `${sentence} `;
    const call = document.createElement("a");
    call.href = `tel:${phone}`;
    // In a text from right to left, the plus sign would be at the end.
    call.dir = "ltr";
    call.textContent = phone;
    if (phone) line.appendChild(call);
    // Outside of a root, a slot shows nothing.
    const hasSlot = attempt(() => root.querySelector("slot"));
    return [...(hasSlot ? [] : [document.createElement("slot")]), ...(text ? [line] : [])];
  };
  // Not `insertBefore`, with which the form is rendered: it may be what does not work.
  const ways = [
    () => root.append(...nodes()),
    () => nodes().map((node) => root.appendChild(node)),
    () => {
      if (text) root.textContent = text;
    },
  ];
  ways.some((show) =>
    attempt(() => {
      show();
      return root.textContent?.includes(sentence || phone);
    }),
  );
}
