import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { callingCode } from "../../../form/calling-code.ts";
import { formatE164 } from "../../../form/phone/format.ts";
import { validatePhone } from "../../../form/phone/phone.ts";
import type { Measurements } from "../measure/measurements.ts";
import { checkBrandingOff } from "./check-branding-off.ts";
import { checkColor } from "./check-color.ts";
import { checkFont } from "./check-font.ts";
import { checkLogoAlt } from "./check-logo-alt.ts";
import { checkLogoImage } from "./check-logo-image.ts";
import { checkLogoUrl } from "./check-logo-url.ts";
import { checkOverflows } from "./check-overflows.ts";
import { checkSizes } from "./check-sizes.ts";
import { createLintContext, type LintRule } from "./lint-context.ts";
import { brandingPath, type LintIssue, setBranding } from "./lint-issue.ts";

/** Reports a header that does not identify the practice. */
const checkHeader: LintRule = ({ brand: { header } }) =>
  header.logo || header.name || header.tagline
    ? []
    : [
        {
          code: "header-empty",
          severity: "warning",
          message: "The header is empty: it has no logo, name or tagline.",
          path: brandingPath("show_location_name_in_header"),
          fix: setBranding("Show the location's name", { show_location_name_in_header: true }),
        },
      ];

/** Reports a footer number that differs from the one behind the widget's call links. */
const checkFooterPhone: LintRule = ({ record, branding, brand: { footer } }) => {
  const own = branding.footer_phone.trim();
  const number = record.phone_number.trim();
  if (own === "" || footer.phone !== own || number === "" || own === number) return [];
  const read = validatePhone(own, callingCode(number));
  if ("value" in read && read.value === `+${number.replace(/\D/g, "")}`) return [];
  return [
    {
      code: "footer-phone-differs",
      severity: "note",
      message: `The footer shows ${own}; all other call links dial ${formatE164(number)}.`,
      path: brandingPath("footer_phone"),
      fix: setBranding("Use the location's number", { footer_phone: "" }),
    },
  ];
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
