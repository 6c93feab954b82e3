import { fontFamily } from "../../../branding/font-family.ts";
import type { Branding } from "../../../contract/location-record/branding.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { defaultAt } from "../../../contract/location-record/record-defaults.ts";
import { callingCode } from "../../../form/calling-code.ts";
import { formatE164 } from "../../../form/phone/format.ts";
import { validatePhone } from "../../../form/phone/phone.ts";
import { checkColor } from "./check-color.ts";
import { checkLogoImage, checkLogoUrl } from "./check-logo.ts";
import { checkLogoAlt } from "./check-logo-alt.ts";
import { checkOverflows, checkSizes } from "./check-sizes.ts";
import {
  brandingIssue,
  brandingLabel,
  createLintContext,
  type LintIssue,
  type LintRule,
  type Measurements,
  setBranding,
} from "./lint-context.ts";

const MAX_LISTED = 3;
// `font_style` is set in every record, and the contract does not name its default.
const IGNORED: readonly string[] = ["branding_enabled", "font_style"];

/** Reports branding that was set although it is off. */
const checkBrandingOff: LintRule = ({ branding }) => {
  const changed = (Object.keys(branding) as (keyof Branding)[]).filter((key) => {
    const initial = defaultAt(["web_scheduler_config", "branding", key]);
    return !IGNORED.includes(key) && String(branding[key]).trim() !== String(initial);
  });
  if (changed.length === 0) return [];
  const listed = changed.slice(0, MAX_LISTED).map(brandingLabel);
  const more = changed.length > MAX_LISTED ? ` and ${changed.length - MAX_LISTED} more` : "";
  const message = `Branding is off, so these settings have no effect: ${listed.join(", ")}${more}.`;
  const fix = setBranding("Turn it on", { branding_enabled: true });
  return [brandingIssue("note", "branding-off", "branding_enabled", message, fix)];
};

/** Reports a header without a logo that hides the practice's name. */
const checkHeader: LintRule = ({ branding, brand: { header } }) => {
  const key = "show_location_name_in_header";
  if (header.logo || branding[key]) return [];
  const message =
    "The header has no logo and hides the location’s name, so the form shows the name.";
  const fix = setBranding("Show the location’s name", { [key]: true });
  return [brandingIssue("warning", "header-without-name", key, message, fix)];
};

/** Reports a font list without a font's name. */
const checkFont: LintRule = ({ branding: { font_style } }) => {
  if (font_style.trim() === "" || fontFamily(font_style) !== null) return [];
  const message = "The font list contains no font name, so the widget uses its default font.";
  const fix = setBranding("Clear the font list", { font_style: "" });
  return [brandingIssue("warning", "invalid-font", "font_style", message, fix)];
};

/** Reports a footer number that differs from the one behind the widget's call links. */
const checkFooterPhone: LintRule = ({ record, branding, brand: { footer } }) => {
  const own = branding.footer_phone.trim();
  const number = record.phone_number.trim();
  if (own === "" || footer.phone !== own || number === "" || own === number) return [];
  const read = validatePhone(own, callingCode(number));
  if ("value" in read && read.value === `+${number.replace(/\D/g, "")}`) return [];
  const message = `The footer shows ${own}; all other call links dial ${formatE164(number)}.`;
  const fix = setBranding("Use the location’s number", { footer_phone: "" });
  return [brandingIssue("note", "footer-phone-differs", "footer_phone", message, fix)];
};

const RULES: readonly LintRule[] = [
  checkColor,
  checkHeader,
  checkLogoUrl,
  checkLogoImage,
  checkLogoAlt,
  checkSizes,
  checkFont,
  checkFooterPhone,
  checkOverflows,
];
const RULES_WITHOUT_BRANDING: readonly LintRule[] = [checkBrandingOff, checkOverflows];

const ORDER = { error: 0, warning: 1, note: 2 } as const;

/**
 * The issues of a draft, the most severe first. Settings that the widget does not show are not
 * checked. Pure; never throws.
 *
 * @param measurements what can only be measured in a browser
 * @example lintBranding(record, { header: null, footer: null, overflows: [] })
 */
export function lintBranding(record: LocationRecord, measurements: Measurements): LintIssue[] {
  const context = createLintContext(record, measurements);
  const rules = context.branding.branding_enabled ? RULES : RULES_WITHOUT_BRANDING;
  return rules
    .flatMap((rule) => rule(context))
    .sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
