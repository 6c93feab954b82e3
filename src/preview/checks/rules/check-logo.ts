import { LOGO_HEIGHTS } from "../../../branding/brand.ts";
import { logoUrl } from "../../../branding/logo-url.ts";
import { isSecureUrl } from "../../../embed/api/safe-url.ts";
import { isImageData } from "../../images/read-image.ts";
import type { LogoMeasurement } from "../measure/measure-logo.ts";
import {
  brandingIssue,
  type Fix,
  type LintedLogo,
  type LintIssue,
  type LintRule,
  setBranding,
} from "./lint-context.ts";

/** Checks that every page can load the logos. */
export const checkLogoUrl: LintRule = ({ logos }) => logos.flatMap((logo) => checkUrl(logo) ?? []);

function checkUrl(logo: LintedLogo): LintIssue | null {
  const { name, url, keys } = logo;
  if (!logo.shown) {
    const message = `${name}’s address is not an http or https URL, so the logo is not shown.`;
    return brandingIssue("error", "logo-invalid-url", keys.url, message, completedUrl(logo));
  }
  if (isImageData(url)) {
    const message = `${name} is stored in this draft. Before a practice’s page can show it, save it as a file with an https URL.`;
    return brandingIssue("note", "logo-only-in-draft", keys.url, message);
  }
  if (/^https:/i.test(url)) return null;
  if (isSecureUrl(url)) {
    const message = `${name} is on this computer (${new URL(url).host}), so nobody else can see it.`;
    return brandingIssue("note", "logo-on-this-computer", keys.url, message);
  }
  const message = `${name}’s address starts with http instead of https; browsers may not load it on an https page.`;
  const fix = setBranding("Use https", { [keys.url]: url.replace(/^http:/i, "https:") });
  return brandingIssue("warning", "logo-not-https", keys.url, message, fix);
}

/** Adds https if only the scheme is missing; otherwise removes the logo. */
function completedUrl({ url, keys }: LintedLogo): Fix {
  const https = `https://${url.replace(/^\/\//, "")}`;
  return /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+\/./.test(url) && logoUrl(https)
    ? setBranding(`Use ${https}`, { [keys.url]: https })
    : setBranding("Remove the logo", { [keys.url]: "" });
}

/** Bytes. An image in the draft is part of every save and link; a served one is only downloaded. */
const MAX_BYTES = { inDraft: 100_000, served: 200_000 };
/** Height divided by width. */
const MAX_TALLNESS = 2;
/** Width divided by height. */
const MAX_WIDENESS = 8;
/** Device pixels per CSS pixel of most phones. */
const PIXEL_RATIO = 2;
const [MIN_HEIGHT] = LOGO_HEIGHTS;

/** Checks the logos' images, as far as the browser could measure them. */
export const checkLogoImage: LintRule = ({ logos }) =>
  logos.flatMap((logo) => {
    const { name, keys, shown, measurement } = logo;
    if (!shown) return [];
    if (measurement?.state === "loaded") return checkMeasured(logo, shown, measurement);
    if (measurement?.state !== "broken") return [];
    const instead = shown.name ? `the name “${shown.name}”` : "an empty space";
    const message = `${name} does not load; patients see ${instead} instead.`;
    const fix = setBranding("Remove the logo", { [keys.url]: "" });
    return [brandingIssue("error", "logo-broken", keys.url, message, fix)];
  });

function checkMeasured(
  { name, url, keys }: LintedLogo,
  shown: { height: number },
  { width = 0, height = 0, bytes, invisibleOn = [] }: LogoMeasurement,
): LintIssue[] {
  const issues: LintIssue[] = [];
  const warn = (code: string, message: string, fix?: Fix) =>
    issues.push(brandingIssue("warning", `logo-${code}`, keys.url, message, fix));
  const max = isImageData(url) ? MAX_BYTES.inDraft : MAX_BYTES.served;
  if (bytes && bytes > max) {
    const message = `${name}’s file is too large: ${Math.ceil(bytes / 1000)} kB; a logo should have at most ${max / 1000} kB.`;
    warn("too-large", message);
  }
  const hasSize = width > 0 && height > 0;
  const size = `${width} × ${height} px`;
  if (hasSize && height > MAX_TALLNESS * width) {
    const shownWidth = Math.round((shown.height * width) / height);
    const message = `${name} is ${oneDecimal(height / width)} times as tall as wide (${size}): at a height of ${shown.height} px it is only ${shownWidth} px wide.`;
    warn("too-tall", message);
  }
  if (hasSize && width > MAX_WIDENESS * height) {
    const message = `${name} is ${oneDecimal(width / height)} times as wide as tall (${size}), so its text is very small on a phone.`;
    warn("too-wide", message);
  }
  if (hasSize && !isVector(url) && height < PIXEL_RATIO * shown.height) {
    const message = `${name} is ${height} px high and shown at ${shown.height} px: a high-density screen needs ${PIXEL_RATIO * shown.height} px, so it looks blurred.`;
    const sharpHeight = Math.floor(height / PIXEL_RATIO);
    const fix = setBranding(`Show it at ${sharpHeight} px`, { [keys.height]: sharpHeight });
    warn("blurred", message, sharpHeight >= MIN_HEIGHT ? fix : undefined);
  }
  for (const scheme of invisibleOn) {
    warn(`invisible-on-${scheme}`, `${name} is hardly visible on the ${scheme} background.`);
  }
  return issues;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

const isVector = (url: string) =>
  /^data:image\/svg\+xml/i.test(url) || /^[^?#]*\.svg(?:[?#]|$)/i.test(url);
