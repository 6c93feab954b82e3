import { type Brand, LOGO_HEIGHTS, type Logo } from "../../branding/brand.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { isSecureUrl } from "../../embed/api/attributes.ts";
import type { LoadedLogo } from "../images/load-logo.ts";
import { isImageData } from "../images/read-image.ts";
import { brandingIssue, type Issue, setBranding } from "./issue.ts";

type Kind = "header" | "footer";

/** Each logo as the browser loaded it; null if it cannot be shown, undefined while it loads. */
export type LoadedLogos = Readonly<Record<Kind, LoadedLogo | null | undefined>>;

/** The height of each logo on the screen in CSS pixels, if it was shown. */
export type DrawnHeights = Partial<Record<Kind, number | undefined>>;

/** Measures the logos of a form; undefined while they load. */
export function measureLogos(root: ShadowRoot): DrawnHeights {
  const logos = root.querySelectorAll<HTMLImageElement>(".logo");
  return Object.fromEntries(
    Array.from(logos, (logo) => [
      logo.closest("header") ? "header" : "footer",
      logo.naturalWidth > 0 ? logo.clientHeight : undefined,
    ]),
  );
}

/** Device pixels per CSS pixel of most phones. */
const PIXEL_RATIO = 2;

/** Reports logos that some patients do not see as they should, and alt texts that do not replace them. */
export const lintLogos = (
  record: LocationRecord,
  brand: Brand,
  loaded: LoadedLogos,
  heights: DrawnHeights,
): Issue[] =>
  (["header", "footer"] as const).flatMap((kind) => {
    const logo = brand[kind].logo;
    if (!logo) return [];
    const { branding } = record.web_scheduler_config;
    const hasName = kind === "header" && brand.header.name !== null;
    const issues = [
      ...checkImage(kind, logo, branding[`${kind}_logo_url`].trim(), loaded[kind], heights[kind]),
      checkAlt(kind, branding[`${kind}_logo_alt`].trim(), record.name.trim(), hasName),
    ];
    return issues.filter((issue) => issue !== null);
  });

function checkImage(
  kind: Kind,
  { height }: Logo,
  url: string,
  loaded: LoadedLogo | null | undefined,
  drawn = height,
): Issue[] {
  const key = `${kind}_logo_url` as const;
  const issues: Issue[] = [];
  if (!isImageData(url) && !isSecureUrl(url)) {
    const message = `The ${kind} logo’s address starts with http instead of https; browsers may not load it on an https page.`;
    const fix = setBranding("Use https", key, url.replace(/^http:/i, "https:"));
    issues.push(brandingIssue("warning", "logo-not-https", key, message, fix));
  }
  if (loaded === null) {
    const message = `The ${kind} logo does not load; patients see no logo.`;
    const fix = setBranding("Remove the logo", key, "");
    issues.push(brandingIssue("error", "logo-broken", key, message, fix));
  }
  if (!loaded) return issues;
  const isVector = /^data:image\/svg\+xml|^[^?#]*\.svg(?:[?#]|$)/i.test(url);
  // Less than a pixel is rounding.
  if (drawn < height - 1) {
    const message = `The ${kind} logo is too wide to be ${height} px high: on this screen it is ${drawn} px high.`;
    const fix = showAt(kind, drawn);
    issues.push(brandingIssue("warning", "logo-too-wide", key, message, fix));
  }
  const needed = PIXEL_RATIO * drawn;
  if (!isVector && loaded.height > 0 && loaded.height < needed) {
    const message = `The ${kind} logo is ${loaded.height} px high and shown at ${drawn} px: a high-density screen needs ${needed} px, so it looks blurred.`;
    const fix = showAt(kind, Math.floor(loaded.height / PIXEL_RATIO));
    issues.push(brandingIssue("warning", "logo-blurred", key, message, fix));
  }
  return issues;
}

const showAt = (kind: Kind, height: number): Issue["fix"] =>
  height >= LOGO_HEIGHTS[0]
    ? setBranding(`Show it at ${height} px`, `${kind}_logo_height`, height)
    : undefined;

/** @param hasName whether the location's name is next to the logo */
function checkAlt(kind: Kind, alt: string, name: string, hasName: boolean): Issue | null {
  const key = `${kind}_logo_alt` as const;
  const issue = (code: string, message: string, better: string) => {
    const fix = setBranding(better ? `Use “${better}”` : "Leave it empty", key, better);
    return brandingIssue("warning", `logo-alt-${code}`, key, message, fix);
  };
  const better = hasName ? "" : name;
  if (alt === "") {
    const message = `The ${kind} logo has no alt text; the widget uses “${name}”.`;
    return hasName ? null : issue("missing", message, name);
  }
  if (isMeaningless(alt)) {
    const message = `The ${kind} logo’s alt text is “${alt}”, which is meaningless to people who cannot see the image.`;
    return issue("meaningless", message, better);
  }
  if (hasName && normalize(alt) === normalize(name)) {
    const message = `The ${kind} logo’s alt text is the location’s name, which is next to it: screen readers would read it twice.`;
    return issue("repeats-name", message, "");
  }
  return null;
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(?:the |our )?logo(?: of| for)?\b/g, "")
    .trim()
    .replace(/\s+/g, " ");

const FILE = /^https?:|\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico|tiff?)$/i;
const LETTER = /\p{L}/u;
const WORDS =
  /^(?:(?:a|an|the|our|my|of|your|company|practice|clinic|header|footer|site|website)\s+)*(?:logo|logotype|image|img|picture|photo|icon|banner|placeholder)s?(?:[\s_-]*\d+)?$/i;

/**
 * Whether an alt text is a file name, a number, or only says that there is an image (WCAG 2.2,
 * failure F30).
 */
const isMeaningless = (alt: string) => FILE.test(alt) || !LETTER.test(alt) || WORDS.test(alt);
