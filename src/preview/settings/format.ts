import { isPageProperty, publishedAt } from "./page-theme.ts";

/** A number with its noun, in English: `1 change`, `2 changes`. */
export const formatCount = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

const MAX_LENGTH = 200;

/** The value of a setting without the draft, as text. */
export function formatPublished(published: unknown, path: string): string {
  const value = publishedAt(published, path);
  if (typeof value === "boolean") return value ? "on" : "off";
  const text = String(value ?? "") || (isPageProperty(path) ? "default" : "empty");
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
