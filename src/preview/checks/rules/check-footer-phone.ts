import { callingCode } from "../../../form/phone/calling-code.ts";
import { formatE164 } from "../../../form/phone/format.ts";
import { validatePhone } from "../../../form/phone/phone.ts";
import type { LintRule } from "./lint-context.ts";
import { brandingPath, setBranding } from "./lint-issue.ts";

/** Reports a footer number that differs from the one behind the widget's call links. */
export const checkFooterPhone: LintRule = ({ record, branding, brand: { footer } }) => {
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
