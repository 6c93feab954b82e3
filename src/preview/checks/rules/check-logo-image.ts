import { LOGO_HEIGHTS } from "../../../branding/brand.ts";
import { isImageData } from "../../editor/controls/read-image.ts";
import type { LogoMeasurement } from "../measure/measure-logo.ts";
import type { LintedLogo, LintRule } from "./lint-context.ts";
import { brandingIssue, type Fix, type LintIssue, setBranding } from "./lint-issue.ts";

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
