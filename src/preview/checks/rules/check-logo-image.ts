import { LOGO_HEIGHTS } from "../../../branding/brand.ts";
import { dataUrlBytes } from "../measure/data-url.ts";
import { isInvisibleOn } from "../measure/image-colors.ts";
import type { LintedLogo, LintRule } from "./lint-context.ts";
import { brandingPath, type LintIssue, setBranding } from "./lint-issue.ts";

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
  logos.flatMap((logo) => [
    ...checkLoads(logo),
    ...checkFileSize(logo),
    ...checkShape(logo),
    ...checkVisibility(logo),
  ]);

const warning = ({ keys }: LintedLogo, code: string, message: string): LintIssue => ({
  code,
  severity: "warning",
  message,
  path: brandingPath(keys.url),
});

function checkLoads(logo: LintedLogo): LintIssue[] {
  const { name, keys, shown, measurement } = logo;
  if (!shown || measurement?.state !== "broken") return [];
  const instead = shown.alt ? `the text “${shown.alt}”` : "an empty space";
  const message = `${name} does not load; patients see ${instead} instead.`;
  const fix = setBranding("Remove the logo", { [keys.url]: "" });
  return [{ ...warning(logo, "logo-broken", message), severity: "error", fix }];
}

function checkFileSize(logo: LintedLogo): LintIssue[] {
  const inDraft = dataUrlBytes(logo.url);
  const bytes = inDraft ?? logo.measurement?.bytes ?? 0;
  const max = inDraft === null ? MAX_BYTES.served : MAX_BYTES.inDraft;
  if (!logo.shown || bytes <= max) return [];
  const message = `${logo.name}'s file is too large: ${Math.ceil(bytes / 1000)} kB; a logo should have at most ${max / 1000} kB.`;
  return [warning(logo, "logo-too-large", message)];
}

function checkShape(logo: LintedLogo): LintIssue[] {
  const { name, keys, shown, measurement } = logo;
  const { width = 0, height = 0 } = measurement?.state === "loaded" ? measurement : {};
  if (!shown || width <= 0 || height <= 0) return [];
  const issues: LintIssue[] = [];
  const size = `${width} × ${height} px`;
  if (height > MAX_TALLNESS * width) {
    const shownWidth = Math.round((shown.height * width) / height);
    const message = `${name} is ${oneDecimal(height / width)} times as tall as wide (${size}): at a height of ${shown.height} px it is only ${shownWidth} px wide.`;
    issues.push(warning(logo, "logo-too-tall", message));
  }
  if (width > MAX_WIDENESS * height) {
    const message = `${name} is ${oneDecimal(width / height)} times as wide as tall (${size}), so its text is very small on a phone.`;
    issues.push(warning(logo, "logo-too-wide", message));
  }
  if (!isVector(logo.url) && height < PIXEL_RATIO * shown.height) {
    const message = `${name} is ${height} px high and shown at ${shown.height} px: a high-density screen needs ${PIXEL_RATIO * shown.height} px, so it looks blurred.`;
    const sharpHeight = Math.floor(height / PIXEL_RATIO);
    const fix = setBranding(`Show it at ${sharpHeight} px`, { [keys.height]: sharpHeight });
    issues.push({
      ...warning(logo, "logo-blurred", message),
      ...(sharpHeight >= MIN_HEIGHT && { fix }),
    });
  }
  return issues;
}

function checkVisibility(logo: LintedLogo): LintIssue[] {
  const { shown, measurement } = logo;
  const visible = measurement?.state === "loaded" ? measurement.visible : null;
  if (!shown || !visible) return [];
  return (["light", "dark"] as const)
    .filter((scheme) => isInvisibleOn(visible, scheme))
    .map((scheme) => {
      const message = `${logo.name} is hardly visible on the ${scheme} background.`;
      return warning(logo, `logo-invisible-on-${scheme}`, message);
    });
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

const isVector = (url: string) =>
  /^data:image\/svg\+xml/i.test(url) || /^[^?#]*\.svg(?:[?#]|$)/i.test(url);
