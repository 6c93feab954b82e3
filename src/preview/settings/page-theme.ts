import { clamp, mapValues, omitBy, pickBy } from "es-toolkit";
import { fontFamily } from "../../form/branding/font-family.ts";
import { type Changes, valueAt } from "../draft/changes.ts";
import { SETTINGS, type Setting } from "./settings.ts";

/**
 * The settings of the tag's custom properties (src/docs/pages/form/design.md), by name. A draft contains
 * their changes under these names; a location's record does not contain them.
 */
export const PAGE_THEME: Readonly<Record<string, Setting>> = Object.fromEntries(
  SETTINGS.filter(({ path }) => path.startsWith("--")).map((setting) => [setting.path, setting]),
);

export const isPageProperty = (path: string) => Object.hasOwn(PAGE_THEME, path);

/** The value of a setting without the draft: of the record, or the default of a property. */
export function publishedAt(published: unknown, path: string): unknown {
  const property = PAGE_THEME[path];
  if (!property) return valueAt(published, path);
  return property.kind === "size" ? property.initial : "";
}

/** A property's value from a link; undefined if it is invalid. */
export function parsePageProperty(path: string, value: unknown): string | number | undefined {
  const property = PAGE_THEME[path];
  if (property?.kind === "size") {
    const size = Number.isInteger(value) ? Number(value) : Number.NaN;
    return size === clamp(size, property.min, property.max) ? size : undefined;
  }
  if (typeof value !== "string") return undefined;
  if (property?.kind === "font") return fontFamily(value) ?? undefined;
  return /^#[\da-f]{6}$/i.test(value) ? value : undefined;
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
