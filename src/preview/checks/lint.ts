import { clamp } from "es-toolkit";
import type { Branding, LocationRecord } from "../../contract/location-record/location-record.ts";
import { type BrandProblem, brandProblems } from "../../diagnostics/brand-problems.ts";
import { isSecureUrl } from "../../diagnostics/secure-url.ts";
import { type Brand, brandOf, type Logo, NOT_CHOSEN, ON_COLOR } from "../../form/branding/brand.ts";
import type { Rgb } from "../../form/branding/color.ts";
import { MAX_IMAGE_LENGTH } from "../draft/link.ts";
import type { LoadedLogo } from "../images/logo.ts";
import { isHidden, WHITE } from "../images/logo-colors.ts";
import { BRANDING, labelAt, SHOWS_NAME } from "../settings/settings.ts";

export interface Issue {
  /** Stable, in kebab-case. At most one issue has the same code and path. */
  code: string;
  /** One or two sentences in plain English, with the measured values. */
  message: string;
  /** The setting that it is about: its dotted path in the record. */
  path: string;
  /** What resolves the issue with one click: the value of a setting, by default of the one that it is about. */
  fix?: { label: string; value: string | number | boolean; path?: string } | undefined;
}

const brandingIssue = (
  code: string,
  key: keyof Branding,
  message: string,
  fix?: Issue["fix"],
): Issue => ({ code, path: `${BRANDING}.${key}`, message, fix });

type Kind = "header" | "footer";

/** What the browser shows of a draft. */
export interface Shown {
  /** Each logo as loaded; null if it cannot be shown, undefined while it loads. */
  logos: Readonly<Record<Kind, LoadedLogo | null | undefined>>;
  /** The colors of the card on light and dark pages. */
  cards: readonly Rgb[];
  /** Whether this computer has none of the brand's fonts. */
  lacksFont?: boolean;
}

/** Checks only what the widget shows; never throws. */
export function lintBranding(record: LocationRecord, shown: Shown): Issue[] {
  const brand = brandOf(record, true);
  const { name } = brand.header;
  return [
    ...brandProblems(record, brand).map((problem) => describeProblem(record, problem)),
    ...(shown.lacksFont ? [missingFont(brand)] : []),
    ...(["header", "footer"] as const).flatMap((kind) => {
      const { logo } = brand[kind];
      if (!logo) return [];
      return [
        ...checkImage(kind, logo, kind === "header" && name !== null, shown),
        ...(logo.alt === record.name ? [] : checkAlt(kind, logo.alt)),
      ];
    }),
  ];
}

const missingFont = ({ font }: Brand) =>
  brandingIssue(
    "font-missing",
    "font_style",
    `You see another font: this computer does not have ${font?.match(/"[^"]+"/g)?.join(" or ")}. Patients see it if their device has it, or the practice’s page loads it.`,
    { label: "Use the website’s font", value: "" },
  );

function describeProblem(record: LocationRecord, { code, key, why, used }: BrandProblem): Issue {
  const value = String(record.web_scheduler_config.branding[key]).slice(0, 40);
  const isNone = used === "" || used === NOT_CHOSEN;
  const shown = isNone ? (key === "font_style" ? "the website’s font" : "none") : used;
  const message = `${labelAt(`${BRANDING}.${key}`)} “${value}” ${why}. The form uses ${shown} instead.`;
  const label = isNone ? "Remove it" : `Use ${used}`;
  return brandingIssue(code, key, message, { label, value: used });
}

/** The minimum and maximum height of a plate in CSS pixels (ui/css/card.css). */
const PLATE_HEIGHTS = [40, 48] as const;
/** The maximum width of a wide logo on a phone, in CSS pixels. */
const MAX_WIDTHS = { alone: 163, besideName: 52 };

/** Device pixels per CSS pixel of most phones. */
const PIXEL_RATIO = 2;

/** Of an image's width and height; with less, its margins are wide. */
const MIN_DRAWN = 0.7;
/** Height of an image that is not tall, times its width. */
const MAX_TALL = 1.5;

function checkImage(kind: Kind, logo: Logo, isBeside: boolean, { logos, cards }: Shown): Issue[] {
  const { url, isBare } = logo;
  const loaded = logos[kind];
  const issues: Issue[] = [];
  const key = `${kind}_logo_url` as const;
  const add = (code: string, message: string, fix?: Issue["fix"]) =>
    issues.push(brandingIssue(code, key, `The ${kind} logo ${message}`, fix));
  if (!url.startsWith("data:") && !isSecureUrl(url)) {
    const fix = { label: "Use https", value: url.replace(/^http:/i, "https:") };
    add("logo-not-https", "has an http address; browsers may not load it on an https page.", fix);
  }
  if (loaded === null) {
    const fix = { label: "Remove the logo", value: "" };
    add("logo-broken", "does not load; patients see no logo.", fix);
  }
  if (!loaded) return issues;
  const { drawing, width, height } = loaded;
  const ratio = width / Math.max(height, 1);
  const size = clamp(logo.height, 0, PLATE_HEIGHTS[1]);
  const isWide = ratio > 2;
  const maxHeight = isWide ? size - 6 : Math.max(size, PLATE_HEIGHTS[0]) - 4;
  const maxWidth = isWide ? MAX_WIDTHS[isBeside ? "besideName" : "alone"] : Infinity;
  const drawn = Math.round(Math.min(maxHeight, maxWidth / ratio));
  if (!drawing) {
    const advice = "Choose its file here to check it.";
    add("logo-not-read", `is not checked: its server does not let this page read it. ${advice}`);
  } else {
    const isOnCard = kind === "header" && isBare;
    const bare = url.replace(ON_COLOR, "");
    const onPlate = isHidden(WHITE, drawing);
    const onCard = cards.some((card) => isHidden(card, drawing));
    const [hidden, otherwise] = isOnCard ? [onCard, onPlate] : [onPlate, onCard];
    const [advice, fix] = isOnCard
      ? ["the card. Another color of the card", { label: "Show it on a plate", value: bare }]
      : [
          "its plate. A darker file",
          { label: "Show it without the plate", value: bare + ON_COLOR },
        ];
    const message = `is hard to see: its colors are like ${advice} may help.`;
    if (hidden) add("logo-hidden", message, kind === "header" && !otherwise ? fix : undefined);
  }
  if (height > MAX_TALL * width) {
    const advice = `at a height of ${drawn} px, it is only ${Math.round(drawn * ratio)} px wide`;
    add("logo-tall", `is tall: ${advice}. A wider version can be recognized more easily.`);
  }
  // A wide logo is lower by design, but its words must be readable.
  if (drawn < (2 * maxHeight) / 3) {
    const message = `is too wide to be ${maxHeight} px high: on a phone it is ${drawn} px high.`;
    const fix = { label: "Hide the practice’s name", path: SHOWS_NAME, value: false };
    add("logo-too-wide", message, isBeside ? fix : undefined);
  }
  const isVector = /^data:image\/svg\+xml|^[^?#]*\.svg(?:[?#]|$)/i.test(url);
  const needed = PIXEL_RATIO * drawn;
  if (!isVector && height > 0 && height < needed) {
    const message = `is ${height} px high and shown at ${drawn} px: a high-density screen needs ${needed} px`;
    add("logo-blurred", `${message}, so it looks blurred. Use a larger file, or an SVG.`);
  }
  if (url.startsWith("data:") && url.length > MAX_IMAGE_LENGTH) {
    const message = `has ${Math.round(url.length / 1000)} kB: a link to this draft leaves it out`;
    add("logo-too-large", `${message}. An SVG is usually smaller.`);
  }
  const least = drawing ? Math.min(drawing.width, drawing.height) : 1;
  if (least > 0 && least < MIN_DRAWN) {
    const side = least === drawing?.width ? "width" : "height";
    const message = `has wide margins: only ${Math.round(100 * least)} % of its ${side} is drawn`;
    add("logo-margins", `${message}. Crop the file, so that it is larger.`);
  }
  return issues;
}

const FILE = /^https?:|\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico|tiff?)$/i;
const LETTER = /\p{L}/u;
const WORDS =
  /^(?:(?:a|an|the|our|my|of|your|company|practice|clinic|header|footer|site|website)\s+)*(?:logo|logotype|image|img|picture|photo|icon|banner|placeholder)s?(?:[\s_-]*\d+)?$/i;

/**
 * Reports an alt text that is a file name, a number, or only says that there is an image (WCAG 2.2, failure
 * F30). The form itself replaces an empty one, and leaves out the name that is next to the logo.
 */
function checkAlt(kind: Kind, alt: string): Issue[] {
  if (alt === "" || (!FILE.test(alt) && LETTER.test(alt) && !WORDS.test(alt))) return [];
  const message = `The ${kind} logo’s alt text is “${alt}”, which is meaningless to people who cannot see the image.`;
  const fix = { label: "Leave it empty", value: "" };
  return [brandingIssue("logo-alt-meaningless", `${kind}_logo_alt`, message, fix)];
}
