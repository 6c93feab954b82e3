import { fontFamily } from "../../../branding/font-family.ts";
import type { LintRule } from "./lint-context.ts";
import { brandingIssue, type LintIssue, setBranding } from "./lint-issue.ts";

/** Checks that the font list is valid, and which of its fonts patients see. */
export const checkFont: LintRule = ({ branding: { font_style } }) => {
  if (font_style.trim() === "") return [];
  const list = fontFamily(font_style);
  if (list === null) {
    const message = "The font list contains no font name, so the widget uses its default font.";
    const fix = setBranding("Clear the font list", { font_style: "" });
    return [brandingIssue("warning", "invalid-font", "font_style", message, fix)];
  }
  const families = list.split(", ").map((family) => family.replaceAll('"', ""));
  const generic = families.pop() ?? "";
  return [...missingGeneric(font_style, families, generic), ...notPreinstalled(families, generic)];
};

/** @param added the generic family that `fontFamily` adds */
function missingGeneric(text: string, families: string[], added: string): LintIssue[] {
  const last = text.split(",").findLast((name) => name.trim() !== "") ?? "";
  const unquoted = last.trim().replace(/^(["'])(.*)\1$/, "$2");
  if (unquoted.trim().toLowerCase() === added) return [];
  const generic = families.map(genericFamilyOf).find((one) => one !== undefined) ?? added;
  const completed = fontFamily([...families, generic].join(", ")) ?? "";
  const message = `The font list does not end with a generic family. If none of its fonts is installed, the widget uses ${added}.`;
  const fix = setBranding(`Add ${generic}`, { font_style: completed });
  return [brandingIssue("note", "font-without-generic", "font_style", message, fix)];
}

/** Reports the fonts before the first preinstalled one. */
function notPreinstalled(families: string[], generic: string): LintIssue[] {
  const first = families.findIndex((family) => isGeneric(family) || genericFamilyOf(family));
  const missing = first === -1 ? families : families.slice(0, first);
  if (missing.length === 0) return [];
  const names = missing.map((name) => `“${name}”`).join(" and ");
  const [are, them] = missing.length > 1 ? ["are", "them"] : ["is", "it"];
  const next = first === -1 ? generic : families[first];
  const message = `${names} ${are} not preinstalled on any device: patients see ${next} unless the practice’s page loads ${them}.`;
  return [brandingIssue("note", "font-not-on-devices", "font_style", message)];
}

const isGeneric = (family: string) => fontFamily(family) === family.toLowerCase();

type Generic = "sans-serif" | "serif" | "monospace" | "cursive";

// Preinstalled on Windows, macOS, iOS, Android or most Linux desktops, in lower case.
const PREINSTALLED_FONTS: Readonly<Record<Generic, string>> = {
  "sans-serif":
    "arial, arial black, arial narrow, helvetica, helvetica neue, verdana, tahoma, trebuchet ms, segoe ui, segoe ui variable, calibri, candara, corbel, franklin gothic medium, bahnschrift, aptos, century gothic, gill sans, gill sans mt, futura, avenir, avenir next, optima, lucida grande, lucida sans, lucida sans unicode, geneva, -apple-system, blinkmacsystemfont, sf pro, sf pro text, roboto, noto sans, droid sans, dejavu sans, liberation sans, ubuntu, cantarell, impact, microsoft sans serif, hiragino sans, meiryo, yu gothic, microsoft yahei, pingfang sc, malgun gothic",
  serif:
    "georgia, times new roman, times, palatino, palatino linotype, book antiqua, baskerville, garamond, cambria, constantia, didot, hoefler text, charter, iowan old style, new york, american typewriter, rockwell, cochin, bodoni 72, big caslon, sitka text, noto serif, droid serif, dejavu serif, liberation serif",
  monospace:
    "courier new, courier, consolas, menlo, monaco, sf mono, lucida console, cascadia mono, andale mono, roboto mono, droid sans mono, dejavu sans mono, liberation mono",
  cursive: "comic sans ms, brush script mt, snell roundhand, apple chancery, segoe script",
};

const GENERIC_BY_FONT = new Map(
  (Object.keys(PREINSTALLED_FONTS) as Generic[]).flatMap((generic) =>
    PREINSTALLED_FONTS[generic].split(", ").map((name) => [name, generic] as const),
  ),
);

/** The generic family of a preinstalled font; undefined for any other font. */
const genericFamilyOf = (family: string): Generic | undefined =>
  GENERIC_BY_FONT.get(family.toLowerCase());
