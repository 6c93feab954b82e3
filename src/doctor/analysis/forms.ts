import { ATTRIBUTE_NAMES } from "../../embed/api/attributes.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import { findAll, findRoots } from "../../embed/chunks/deferred/markup/find-all.ts";
import { settingOf } from "../../embed/script/own-script.ts";
import type { InspectedPage } from "./inspected-page.ts";
import { findScriptTags } from "./script-tags.ts";

/** The elements of a page, and with those that its tags would insert all its forms. */
export function findForms(
  page: InspectedPage,
  tags = findScriptTags(page),
  roots = findRoots(page.document),
): { elements: Element[]; forms: Element[] } {
  const elements = findAll(TAG_NAME, roots).filter((one) => !one.closest("noscript, svg, math"));
  return {
    elements,
    forms: [...elements, ...tags.flatMap(({ element }) => formOf(element) ?? [])],
  };
}

/** The element that a tag with settings would insert. */
function formOf(tag: Element): Element | null {
  const form = tag.ownerDocument.createElement(TAG_NAME);
  for (const name of ATTRIBUTE_NAMES) {
    const value = settingOf(tag, name);
    if (value !== null) form.setAttribute(name, value);
  }
  return form.hasAttributes() ? form : null;
}
