import { BACKGROUNDS } from "../../../branding/brand.ts";
import { parseHex, toHex } from "../../../branding/contrast.ts";
import { AA, readableTextColor } from "../../../branding/text-color.ts";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
import type { Check } from "./lint-context.ts";
import { brandingPath, type Finding, setBranding } from "./lint-issue.ts";

const path = brandingPath("font_color");
const ORDINARY = [0x33, 0x33, 0x33] as const;

/** The text colour: whether it is one, and whether it can be read. */
export const checkColour: Check = ({ record, branding: { font_color } }) => {
  if (!parseHex(font_color)) return [notAColour(font_color)];
  const failing = contrastPairs(record).filter(({ passes }) => !passes);
  // The first pair of a scheme is ordinary text, which asks for the most.
  return (["light", "dark"] as const).flatMap((scheme) => {
    const pair = failing.find((one) => one.scheme === scheme);
    return pair ? [hardToRead(pair)] : [];
  });
};

function notAColour(asked: string): Finding {
  const color = toHex(readableTextColor(meantColour(asked) ?? ORDINARY, BACKGROUNDS.light));
  return {
    code: "not-a-colour",
    severity: "fails",
    sentence: `“${asked.slice(0, 40)}” is no colour of the form #RRGGBB, so the widget shows its own.`,
    path,
    repair: setBranding(`Use ${color}`, { font_color: color }),
  };
}

/** What `1f3a5f`, `#abc` and `#1f3a5fff` were meant to be. */
function meantColour(asked: string) {
  const digits = asked.trim().replace(/^#/, "");
  const isShort = digits.length === 3 || digits.length === 4;
  return parseHex(`#${isShort ? digits.slice(0, 3).replace(/./g, "$&$&") : digits.slice(0, 6)}`);
}

function hardToRead({ scheme, foreground, ratio, shown, repair }: ContrastPair): Finding {
  const figures = `${foreground} on the ${scheme} background has a contrast of ${rounded(ratio)}:1, and text needs ${AA}:1.`;
  return repair
    ? {
        code: "text-contrast",
        severity: "fails",
        sentence: `${figures} The widget shows ${shown} instead.`,
        path,
        repair,
      }
    : {
        code: "text-contrast-dark",
        severity: "note",
        sentence: `${figures} On a dark page the widget shows ${shown} by itself.`,
        path,
      };
}

/** Downwards, so that what fails never looks as if it passed. */
const rounded = (ratio: number) => Math.floor(ratio * 100) / 100;
