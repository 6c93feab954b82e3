import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { RecordProblem } from "../contract/location-record/read-location-record.ts";
import { FIELD_NAMES } from "../contract/questions.ts";
import { brandOf } from "../form/branding/brand.ts";
import { appointmentTypeChoices, providerChoices } from "../form/choices.ts";
import { planScreener } from "../form/plan.ts";
import { MARKUP } from "../form/text/limited-text.ts";
import { brandProblems } from "./brand-problems.ts";
import { recordProblemFindings, screenerFindings } from "./failure-findings.ts";
import { type Finding, finding } from "./finding.ts";

export function recordFindings(
  record: LocationRecord,
  problems: readonly RecordProblem[],
): Finding[] {
  const { is_web_scheduler_enabled, web_scheduler_config: config } = record;
  const isUnreadable = problems.some(({ precaution }) => precaution === "closed");
  const { branding_enabled, header_tagline, footer_address } = config.branding;
  const { name, streetAddress, city, state, postalCode } = record;
  const shownTexts = {
    ...{ name, streetAddress, city, state, postalCode },
    screener_question: planScreener(config.screener_question),
    appointment_types: appointmentTypeChoices(config).map(({ label }) => label),
    provider_profiles: providerChoices(config).map(({ label }) => label),
    branding: branding_enabled && [header_tagline, footer_address],
  };
  const checks = [
    ...Object.entries(shownTexts).map(([key, value]) => {
      const text = JSON.stringify(value);
      const damaged = MARKUP.exec(text) ?? /\uFFFD/.exec(text);
      return damaged !== null && finding("WS313", key, `found “${damaged[0]}”`);
    }),
    !is_web_scheduler_enabled && !isUnreadable && finding("WS311", "is_web_scheduler_enabled"),
    !FIELD_NAMES.some((name) => config.required_fields[name]) &&
      finding("WS301", "required_fields", "name, phone and date of birth are required"),
    !isUnreadable &&
      config.provider_selection_enabled &&
      providerChoices(config).length === 0 &&
      finding("WS301", "provider_profiles", "no profile has a readable name"),
  ];
  return [
    ...recordProblemFindings(problems),
    ...screenerFindings(record, problems),
    ...checks.filter((found) => found !== false),
    ...brandProblems(record, brandOf(record)).map(({ key, code, why, used }) => {
      const detail = typeof used === "number" ? `it ${why}; ${used} is used` : `it ${why}`;
      const subject = `branding.${key}`;
      return code === "low-contrast"
        ? finding("WS309", subject)
        : finding("WS301", subject, detail);
    }),
  ];
}
