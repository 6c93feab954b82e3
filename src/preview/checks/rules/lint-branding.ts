import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { Measurements } from "../measure/measurements.ts";
import { checkBrandingOff } from "./check-branding-off.ts";
import { checkColor } from "./check-color.ts";
import { checkFont } from "./check-font.ts";
import { checkFooterPhone } from "./check-footer-phone.ts";
import { checkHeader } from "./check-header.ts";
import { checkLogoAlt } from "./check-logo-alt.ts";
import { checkLogoImage } from "./check-logo-image.ts";
import { checkLogoUrl } from "./check-logo-url.ts";
import { checkOverflows } from "./check-overflows.ts";
import { checkSizes } from "./check-sizes.ts";
import { createLintContext, type LintRule } from "./lint-context.ts";
import type { LintIssue } from "./lint-issue.ts";

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
