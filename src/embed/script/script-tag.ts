import { ATTRIBUTE_NAMES } from "../api/attributes.ts";
import type { Place } from "../chunks/deferred/reinsert-if-removed.ts";
import { type Finding, finding } from "../diagnostics/diagnostics.ts";
import { tell } from "../diagnostics/report.ts";
import { TAG_NAME } from "../element/element.ts";
import type { LoadPart } from "../element/load-chunk.ts";
import { settingOf } from "./own-script.ts";

/**
 * Makes the form that a script tag asks for: at `data-target`, else where the tag stands. A tag
 * without any setting only makes the element known.
 */
export function mountFromScript(script: Element, loadPart: LoadPart): void {
  const say = (element: Element, found: Finding) => void tell(element, found, loadPart);
  const target = settingOf(script, "target");
  const element = document.createElement(TAG_NAME);
  for (const name of ATTRIBUTE_NAMES) {
    const value = settingOf(script, name);
    if (value !== null) element.setAttribute(name, value);
  }
  if (!element.hasAttributes() && target === null && !hasSettings(script)) return;
  if (isForVisitOnly(element) && target === null) {
    loadPart("visit").then(
      ({ rememberVisit }) => rememberVisit([location.href]),
      () => {},
    );
    return;
  }

  if (target === null && isInPage(script)) mountAt(besides(script));
  else whenParsed(() => mountAt(inside(target)));

  function mountAt(place: Place): void {
    const container = place.container();
    const twin = container && findTwin(container, element);
    if (twin) {
      say(twin, finding("WS107", "script", "this tag stands here twice"));
      return;
    }
    place.put(element);
    if (target !== null && !find(target)) say(element, finding("WS103", "target", target));
    const address = location.href.replace(/#.*/, "");
    void loadPart("later").then(
      ({ later }) => later.stayIn(place, element, address),
      () => {},
    );
  }
}

/** On the practice's other pages, where a visit begins that may end at the form. */
const isForVisitOnly = ({ attributes }: Element) =>
  attributes.length === 1 && attributes.getNamedItem("attribution")?.value === "visit";

const hasSettings = (script: Element) =>
  [...script.attributes].some(({ name }) => name.startsWith("data-location"));

/** The form of the same location in the same container. */
function findTwin(container: ParentNode, element: Element): Element | undefined {
  const id = element.getAttribute("location-id");
  return [...container.children].find(
    ({ localName, attributes }) =>
      localName === TAG_NAME && attributes.getNamedItem("location-id")?.value === id,
  );
}

const isInPage = (script: Element) => script.isConnected && !script.closest("head");

/** Where the tag stands, or stood. */
function besides(script: Element): Place {
  const container = script.parentNode;
  return {
    container: () => container,
    put(element) {
      if (script.parentNode === container) script.after(element);
      else container?.append(element);
    },
  };
}

function inside(target: string | null): Place {
  const container = () => (target === null ? null : find(target)) ?? document.body;
  return { container, put: (element) => container().append(element) };
}

function find(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

/** A script in `<head>` may run before the element that it is to stand in. */
function whenParsed(then: () => void): void {
  if (document.readyState !== "loading") then();
  else document.addEventListener("DOMContentLoaded", then, { once: true });
}
