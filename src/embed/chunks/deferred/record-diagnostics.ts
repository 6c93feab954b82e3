import type { BrandProblem } from "../../../branding/brand.ts";
import { FIELD_NAMES } from "../../../contract/fields.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { RecordProblem } from "../../../contract/location-record/repair-location-record.ts";
import { planForm } from "../../../form/plan.ts";
import { type DiagnosticCode, type Finding, finding } from "../../diagnostics/diagnostics.ts";

const BRAND_CODES: Record<BrandProblem["code"], DiagnosticCode> = {
  "not-a-logo-url": "WS306",
  "not-a-font": "WS307",
  "not-a-color": "WS308",
  "low-contrast": "WS309",
  "out-of-range": "WS310",
};

const KNOWN_ACTIONS = ["allow", "stop"];

/** What a site owner should know about the location record. */
export function recordDiagnostics(
  record: LocationRecord,
  problems: readonly RecordProblem[],
  brandProblems: readonly BrandProblem[],
): Finding[] {
  const config = record.web_scheduler_config;
  const plan = planForm(record);
  const screener = config.screener_question;
  const found = problems.map(({ path, expected }) =>
    finding("WS301", path, `expected ${expected}`),
  );
  if (!record.is_web_scheduler_enabled) found.push(finding("WS311", "is_web_scheduler_enabled"));
  if (!FIELD_NAMES.some((name) => config.required_fields[name])) {
    found.push(finding("WS302", "required_fields"));
  }
  if (plan.screener) {
    for (const branch of ["if_yes", "if_no"] as const) {
      const { action } = screener[branch];
      if (!KNOWN_ACTIONS.includes(action)) {
        found.push(finding("WS303", `screener_question.${branch}`, `found “${action}”`));
      }
    }
  } else if (screener.enabled) found.push(finding("WS304", "screener_question"));
  if (config.provider_selection_enabled && plan.providers.length === 0) {
    found.push(finding("WS305", "provider_profiles"));
  }
  for (const { key, code } of brandProblems) {
    found.push(finding(BRAND_CODES[code], `branding.${key}`));
  }
  return found;
}
