import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import { TAG_NAME } from "../../../api/names.ts";
import { NOT_MARKUP } from "./unclosed.ts";

const TAGS = new RegExp(`<${TAG_NAME}\\s[^<>]*>`, "gi");
const ATTRIBUTES = /\s([a-z][\w-]*)=(?:"([^"]*)"|'([^']*)')/gi;

/** Attributes that a start tag has twice with different values, which browsers do not show any more. */
export function findRepeated(html: string): CheckFinding[] {
  const tags = html.replace(NOT_MARKUP, "").match(TAGS) ?? [];
  return tags.flatMap((tag) => {
    const first = new Map<string, string>();
    return [...tag.matchAll(ATTRIBUTES)].flatMap(([, name = "", double, single]) => {
      const key = name.toLowerCase();
      const value = double ?? single ?? "";
      const used = first.get(key) ?? value;
      first.set(key, used);
      return used === value
        ? []
        : [finding("WS576", key, `“${used}” is used, and “${value}” is not`)];
    });
  });
}
