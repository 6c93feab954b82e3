import { fontFamily } from "../../../branding/font-family.ts";
import type { Check } from "./lint-context.ts";
import { brandingPath, type Finding, setBranding } from "./lint-issue.ts";
import { genericOf } from "./preinstalled-fonts.ts";

const path = brandingPath("font_style");

/** The font list: whether it is one, and which of its fonts a patient will see. */
export const checkFont: Check = ({ branding: { font_style } }) => {
  if (font_style.trim() === "") return [];
  const list = fontFamily(font_style);
  if (list === null) return [notAFont];
  const families = list.split(", ").map((family) => family.replaceAll('"', ""));
  const generic = families.pop() ?? "";
  return [...withoutGeneric(font_style, families, generic), ...notOnDevices(families, generic)];
};

const notAFont: Finding = {
  code: "not-a-font",
  severity: "warns",
  sentence: "The font list names no font, so the widget shows its own.",
  path,
  repair: setBranding("Leave it empty", { font_style: "" }),
};

function withoutGeneric(asked: string, families: string[], added: string): Finding[] {
  const last = asked.split(",").findLast((name) => name.trim() !== "") ?? "";
  if (
    last
      .trim()
      .replace(/^(["'])(.*)\1$/, "$2")
      .trim()
      .toLowerCase() === added
  )
    return [];
  const generic = families.map(genericOf).find((one) => one !== undefined) ?? added;
  const whole = fontFamily([...families, generic].join(", ")) ?? "";
  const sentence = `The font list does not end with a generic family; where none of its fonts is there, the widget shows ${added}.`;
  const repair = setBranding(`End it with ${generic}`, { font_style: whole });
  return [{ code: "font-without-generic", severity: "note", sentence, path, repair }];
}

/** A font after one that most devices have is not missed. */
function notOnDevices(families: string[], generic: string): Finding[] {
  const first = families.findIndex((family) => isGeneric(family) || genericOf(family));
  const missed = first === -1 ? families : families.slice(0, first);
  if (missed.length === 0) return [];
  const names = missed.map((name) => `“${name}”`).join(" and ");
  const [come, them] = missed.length > 1 ? ["come", "them"] : ["comes", "it"];
  const next = first === -1 ? generic : families[first];
  const sentence = `${names} ${come} with no device: patients see ${next} unless the practice's page brings ${them}.`;
  return [{ code: "font-not-on-devices", severity: "note", sentence, path }];
}

const isGeneric = (family: string) => fontFamily(family) === family.toLowerCase();
