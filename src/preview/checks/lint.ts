import { clamp } from "es-toolkit";
import type { Branding, LocationRecord } from "../../contract/location-record/location-record.ts";
import { type BrandProblem, brandProblems } from "../../diagnostics/brand-problems.ts";
import { isSecureUrl } from "../../diagnostics/secure-url.ts";
import {
  type Brand,
  brandOf,
  LOGO_HEIGHTS,
  type Logo,
  TEXT_SIZES,
} from "../../form/branding/brand.ts";
import { cardColors } from "../../form/branding/card-colors.ts";
import { leftOutFonts } from "../../form/branding/font-family.ts";
import type { Changes } from "../draft/changes.ts";
import type { LoadedLogo } from "../images/logo.ts";
import { BRANDING, DEFAULT_COLOR, labelAt } from "../settings/settings.ts";

export interface Issue {
  /** Stable, in kebab-case. At most one issue has the same code and path. */
  code: string;
  /** One or two sentences in plain English, with the measured values. */
  message: string;
  /** The setting to show: its dotted path in the record. */
  path: string;
  /** What resolves the issue with one click. */
  fix?: { label: string; changes: Changes } | undefined;
}

const brandingPath = (key: keyof Branding) => `${BRANDING}.${key}`;

const brandingIssue = (
  code: string,
  key: keyof Branding,
  message: string,
  fix?: readonly [label: string, value: string | number, fixed?: keyof Branding],
): Issue => {
  const path = brandingPath(key);
  if (!fix) return { code, path, message };
  const [label, value, fixed = key] = fix;
  const changes = { [brandingPath(fixed)]: value };
  return { code, path, message, fix: { label, changes } };
};

/** Checks only what the widget shows; never throws. @param logos as loaded @param heights as the form shows them */
export function lintBranding(
  record: LocationRecord,
  logos: LoadedLogos,
  heights: DrawnHeights = {},
): Issue[] {
  const brand = brandOf(record, true);
  return [
    ...brandProblems(record, brand).map((problem) => describeProblem(record, brand, problem)),
    ...(["header", "footer"] as const).flatMap((kind) => {
      const { logo } = brand[kind];
      if (!logo) return [];
      return [
        ...checkImage(kind, logo, logos[kind], heights[kind]),
        ...(logo.alt === record.name ? [] : checkAlt(kind, logo.alt)),
      ];
    }),
  ];
}

/** Why the form does not use a value as it is, and what it uses. */
const REASONS: Record<
  BrandProblem["code"],
  (branding: Branding, brand: Brand, key: keyof Branding) => [why: string, used: string | number]
> = {
  "not-a-color": () => ["is not a color in the format #RRGGBB", DEFAULT_COLOR],
  "low-contrast": (_branding, { color }) => [
    "is a color on which neither white nor dark text can be read",
    cardColors(color, "light").card,
  ],
  "not-a-font": ({ font_style }, { font }) => {
    const names = leftOutFonts(font_style).map((name) => `“${name}”`);
    return [`has what is not the name of a font: ${names.join(", ") || "no name"}`, font ?? ""];
  },
  "not-a-logo-url": () => ["is not an http or https URL", ""],
  "out-of-range": (branding, _brand, key) => {
    const [min, max] = key.endsWith("height") ? LOGO_HEIGHTS : TEXT_SIZES;
    return [`is not from ${min} to ${max} px`, clamp(Number(branding[key]), min, max)];
  },
};

function describeProblem(record: LocationRecord, brand: Brand, { code, key }: BrandProblem): Issue {
  const { branding } = record.web_scheduler_config;
  const [why, used] = REASONS[code](branding, brand, key);
  const value = String(branding[key]).slice(0, 40);
  const shown = used || (key === "font_style" ? "the website’s font" : "nothing");
  const message = `${labelAt(brandingPath(key))}: “${value}” ${why}. The form uses ${shown} instead.`;
  return brandingIssue(code, key, message, [used === "" ? "Remove it" : `Use ${used}`, used]);
}

type Kind = "header" | "footer";

/** Each logo as the browser loaded it; null if it cannot be shown, undefined while it loads. */
export type LoadedLogos = Readonly<Record<Kind, LoadedLogo | null | undefined>>;

/** The height of each logo on the screen in CSS pixels, if it was shown. */
export type DrawnHeights = Partial<Record<Kind, number | undefined>>;

export function measureLogos(root: ShadowRoot): DrawnHeights {
  const logos = root.querySelectorAll<HTMLImageElement>(".logo");
  return Object.fromEntries(
    Array.from(logos, (logo) => [
      logo.closest("header") ? "header" : "footer",
      logo.naturalWidth > 0 ? logo.clientHeight : undefined,
    ]),
  );
}

/** How high the form draws a wide logo at most, in CSS pixels; ui/css/card.css. */
const MAX_HEIGHTS = { header: 44, footer: 32 } as const;

/** Device pixels per CSS pixel of most phones. */
const PIXEL_RATIO = 2;

function checkImage(
  kind: Kind,
  logo: Logo,
  loaded: LoadedLogo | null | undefined,
  measured: number | undefined,
): Issue[] {
  const { url } = logo;
  const height = Math.min(logo.height, MAX_HEIGHTS[kind]);
  const drawn = measured ?? height;
  const issues: Issue[] = [];
  const key = `${kind}_logo_url` as const;
  const showAt = (pixels: number) =>
    pixels >= LOGO_HEIGHTS[0]
      ? ([`Show it at ${pixels} px`, pixels, `${kind}_logo_height`] as const)
      : undefined;
  if (!url.startsWith("data:") && !isSecureUrl(url)) {
    const message = `The ${kind} logo’s address starts with http instead of https; browsers may not load it on an https page.`;
    const fix = ["Use https", url.replace(/^http:/i, "https:")] as const;
    issues.push(brandingIssue("logo-not-https", key, message, fix));
  }
  if (loaded === null) {
    const message = `The ${kind} logo does not load; patients see no logo.`;
    issues.push(brandingIssue("logo-broken", key, message, ["Remove the logo", ""]));
  }
  if (!loaded) return issues;
  const isVector = /^data:image\/svg\+xml|^[^?#]*\.svg(?:[?#]|$)/i.test(url);
  // A wide logo is lower by design, but its words must be readable.
  if (drawn < (2 * height) / 3) {
    const message = `The ${kind} logo is too wide to be ${height} px high: on this screen it is ${drawn} px high.`;
    issues.push(brandingIssue("logo-too-wide", key, message, showAt(drawn)));
  }
  const needed = PIXEL_RATIO * drawn;
  if (!isVector && loaded.height > 0 && loaded.height < needed) {
    const message = `The ${kind} logo is ${loaded.height} px high and shown at ${drawn} px: a high-density screen needs ${needed} px, so it looks blurred.`;
    const fix = showAt(Math.floor(loaded.height / PIXEL_RATIO));
    issues.push(brandingIssue("logo-blurred", key, message, fix));
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
  const fix = ["Leave it empty", ""] as const;
  return [brandingIssue("logo-alt-meaningless", `${kind}_logo_alt`, message, fix)];
}
