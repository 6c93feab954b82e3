import type { Brand } from "../branding/brand.ts";
import { type BrandProblem, brandProblems } from "../branding/brand-problems.ts";
import { FIELD_NAMES } from "../contract/fields.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { RecordProblem } from "../contract/location-record/repair-location-record.ts";
import { providerChoices } from "../form/choices.ts";
import { planScreener } from "../form/screener.ts";
import { recordProblemFindings } from "./failure-findings.ts";
import { type Finding, finding } from "./finding.ts";

/** What is wrong with a branding value that the form does not use as it is. */
const BRAND_DETAILS: Record<Exclude<BrandProblem["code"], "low-contrast">, string> = {
  "not-a-logo-url": "expected an absolute http(s) URL",
  "not-a-font": "expected a font family",
  "not-a-color": "expected a color of the form #RRGGBB",
  "out-of-range": "the nearest valid size is used",
};

/** What a site owner should know about the location record. */
export function recordFindings(
  record: LocationRecord,
  problems: readonly RecordProblem[],
  brand: Brand,
): Finding[] {
  const { is_web_scheduler_enabled, web_scheduler_config: config } = record;
  const { required_fields, screener_question: screener } = config;
  const isAsked = planScreener(screener) !== null;
  const isUnreadable = problems.some(({ precaution }) => precaution === "closed");
  /** An action that the form does not know stops the patient. */
  const checkAction = (branch: "if_yes" | "if_no") => {
    const { action } = screener[branch];
    return (
      isAsked &&
      !/^(allow|stop)$/.test(action) &&
      finding("WS303", `screener_question.${branch}`, `found “${action}”`)
    );
  };
  const checks = [
    !is_web_scheduler_enabled && !isUnreadable && finding("WS311", "is_web_scheduler_enabled"),
    !FIELD_NAMES.some((name) => required_fields[name]) &&
      finding("WS301", "required_fields", "name, phone and date of birth are required"),
    checkAction("if_yes"),
    checkAction("if_no"),
    screener.enabled && !isAsked && !isUnreadable && finding("WS304", "screener_question"),
    config.provider_selection_enabled &&
      providerChoices(config).length === 0 &&
      finding("WS301", "provider_profiles", "no profile has a readable name"),
  ];
  return [
    ...recordProblemFindings(problems),
    ...checks.filter((found) => found !== false),
    ...brandProblems(record, brand).map(({ key, code }) =>
      code === "low-contrast"
        ? finding("WS309", `branding.${key}`)
        : finding("WS301", `branding.${key}`, BRAND_DETAILS[code]),
    ),
  ];
}
