import { TAG_NAME } from "./element.ts";
import { ATTRIBUTE_NAMES } from "./settings.ts";

/** The script tag that this code runs from; null where the browser does not tell. */
export const ownScript = (): HTMLScriptElement | null =>
  document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

/**
 * Makes the form that a script tag asks for by its `data-*` attributes: at `data-target`, else
 * where the tag stands. A tag without any of them only makes the element known.
 */
export function mountFromScript(script: HTMLScriptElement): void {
  const names = ATTRIBUTE_NAMES.filter((name) => script.hasAttribute(`data-${name}`));
  const target = script.getAttribute("data-target");
  if (names.length === 0 && target === null && Object.keys(script.dataset).length === 0) return;

  const element = document.createElement(TAG_NAME);
  for (const name of names) element.setAttribute(name, script.getAttribute(`data-${name}`) ?? "");
  if (target === null && document.body?.contains(script)) script.after(element);
  else whenParsed(() => (find(target) ?? document.body).append(element));
}

function find(selector: string | null): Element | null {
  try {
    return selector === null ? null : document.querySelector(selector);
  } catch {
    return null;
  }
}

/** A script in `<head>` may run before the element that it is to stand in. */
function whenParsed(then: () => void): void {
  if (document.readyState !== "loading") then();
  else document.addEventListener("DOMContentLoaded", then, { once: true });
}
