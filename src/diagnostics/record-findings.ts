import type { Brand } from "../branding/brand.ts";
import { type BrandProblem, brandProblems } from "../branding/brand-problems.ts";
import { FIELD_NAMES } from "../contract/fields.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { RecordProblem } from "../contract/location-record/repair-location-record.ts";
import { providerChoices } from "../form/choices.ts";
import { planScreener } from "../form/screener.ts";
import type { DiagnosticCode } from "./diagnostics.ts";
import { type Finding, finding } from "./finding.ts";

const BRAND_CODES: Record<BrandProblem["code"], DiagnosticCode> = {
  "not-a-logo-url": "WS306",
  "not-a-font": "WS307",
  "not-a-color": "WS308",
  "low-contrast": "WS309",
  "out-of-range": "WS310",
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
    !is_web_scheduler_enabled && finding("WS311", "is_web_scheduler_enabled"),
    !FIELD_NAMES.some((name) => required_fields[name]) && finding("WS302", "required_fields"),
    checkAction("if_yes"),
    checkAction("if_no"),
    screener.enabled && !isAsked && finding("WS304", "screener_question"),
    config.provider_selection_enabled &&
      providerChoices(config).length === 0 &&
      finding("WS305", "provider_profiles"),
  ];
  return [
    ...problems.map(({ path, expected }) => finding("WS301", path, `expected ${expected}`)),
    ...checks.filter((found) => found !== false),
    ...brandProblems(record, brand).map(({ key, code }) =>
      finding(BRAND_CODES[code], `branding.${key}`),
    ),
  ];
}
