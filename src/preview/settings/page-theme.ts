import { clamp, mapValues, omitBy, pickBy } from "es-toolkit";
import { fontFamily } from "../../form/branding/font-family.ts";
import { type Changes, valueAt } from "../draft/changes.ts";

/**
 * The custom properties of the tag (src/docs/pages/form/design.md), with their default: an empty
 * text, or CSS pixels in a range. A draft contains their changes under these names; a location's
 * record does not contain them.
 */
export const PAGE_THEME = {
  "--web-scheduler-accent": "",
  "--web-scheduler-background": "",
  "--web-scheduler-text": "",
  "--web-scheduler-border": "",
  "--web-scheduler-field-background": "",
  "--web-scheduler-font": "",
  "--web-scheduler-font-size": { initial: 16, min: 16, max: 24 },
  "--web-scheduler-radius": { initial: 10, min: 0, max: 24 },
  "--web-scheduler-gap": { initial: 24, min: 8, max: 48 },
  "--web-scheduler-padding": { initial: 32, min: 16, max: 64 },
} as const satisfies Record<string, "" | { initial: number; min: number; max: number }>;

type PropertyName = keyof typeof PAGE_THEME;

export const isPageProperty = (path: string): path is PropertyName =>
  Object.hasOwn(PAGE_THEME, path);

/** The value of a setting without the draft: of the record, or the default of a property. */
export function publishedAt(published: unknown, path: string): unknown {
  if (!isPageProperty(path)) return valueAt(published, path);
  const initial = PAGE_THEME[path];
  return initial === "" ? initial : initial.initial;
}

/** A property's value from a link; undefined if it is invalid. */
export function parsePageProperty(path: PropertyName, value: unknown): string | number | undefined {
  const initial = PAGE_THEME[path];
  if (initial === "") {
    if (typeof value !== "string") return undefined;
    if (path === "--web-scheduler-font") return fontFamily(value) ?? undefined;
    return /^#[\da-f]{6}$/i.test(value) ? value : undefined;
  }
  const size = Number.isInteger(value) ? Number(value) : Number.NaN;
  return size === clamp(size, initial.min, initial.max) ? size : undefined;
}

/** The CSS declarations of a draft: `{ "--web-scheduler-radius": "4px" }`. */
export const pageStyles = (changes: Changes): Record<string, string> =>
  mapValues(pageChanges(changes), (value, path) => {
    if (typeof value === "number") return `${value}px`;
    return path === "--web-scheduler-font"
      ? (fontFamily(String(value)) ?? "system-ui")
      : String(value);
  });

/** The changes of the page, without those of the record. */
export const pageChanges = (changes: Changes): Changes =>
  pickBy(changes, (_value, path) => isPageProperty(path));

/** The changes of the record, without those of the page. */
export const recordChanges = (changes: Changes): Changes =>
  omitBy(changes, (_value, path) => isPageProperty(path));
