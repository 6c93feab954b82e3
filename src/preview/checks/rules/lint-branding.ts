import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { Measures } from "../measure/measurements.ts";
import { checkSwitch } from "./check-branding-off.ts";
import { checkColour } from "./check-color.ts";
import { checkFont } from "./check-font.ts";
import { checkFooterPhone } from "./check-footer-phone.ts";
import { checkHeader } from "./check-header.ts";
import { checkLogoText } from "./check-logo-alt.ts";
import { checkLogoPicture } from "./check-logo-image.ts";
import { checkLogoAddress } from "./check-logo-url.ts";
import { checkOverflows } from "./check-overflows.ts";
import { checkSizes } from "./check-sizes.ts";
import { type Check, draftOf } from "./lint-context.ts";
import type { Finding } from "./lint-issue.ts";

export type { LogoMeasure, Measures } from "../measure/measurements.ts";
export { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
export type { Finding, Repair } from "./lint-issue.ts";

const WITH_BRANDING: readonly Check[] = [
  checkColour,
  checkHeader,
  checkLogoAddress,
  checkLogoPicture,
  checkLogoText,
  checkSizes,
  checkFont,
  checkFooterPhone,
  checkOverflows,
];
const WITHOUT_BRANDING: readonly Check[] = [checkSwitch, checkOverflows];

const ORDER = { fails: 0, warns: 1, note: 2 } as const;

/**
 * What the designer of a draft should know, the worst first: only what matters for what the widget
 * shows. Asks nobody and never throws; what only a browser can tell comes in `measures`.
 *
 * @example guard(record, { header: null, footer: null, overflows: [] })
 */
export function guard(record: LocationRecord, measures: Measures): Finding[] {
  const draft = draftOf(record, measures);
  const checks = draft.branding.branding_enabled ? WITH_BRANDING : WITHOUT_BRANDING;
  return checks
    .flatMap((check) => check(draft))
    .sort((one, other) => ORDER[one.severity] - ORDER[other.severity]);
}
