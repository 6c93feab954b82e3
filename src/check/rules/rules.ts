import { BROWSER_RECOMMENDATIONS } from "./browser-recommendations.ts";
import { ENVELOPE_RULES } from "./envelope-rules.ts";
import { HTTP_RECOMMENDATIONS } from "./http-recommendations.ts";
import { RECORD_RULES } from "./record-rules.ts";
import { REQUIRED_RULES } from "./required-rules.ts";
import { RESPONSE_RULES } from "./response-rules.ts";
import type { Rule, RuleDefinition } from "./rule.ts";
import { TEXT_RECOMMENDATIONS } from "./text-recommendations.ts";
import { UNUSED_BY_FORM } from "./unused-by-form.ts";

const DOCUMENTED: readonly RuleDefinition[] = [
  ...RESPONSE_RULES,
  ...ENVELOPE_RULES,
  ...RECORD_RULES,
];
const RECOMMENDED: readonly RuleDefinition[] = [
  ...BROWSER_RECOMMENDATIONS,
  ...HTTP_RECOMMENDATIONS,
  ...TEXT_RECOMMENDATIONS,
  ...UNUSED_BY_FORM,
];

/** All rules of the check, in the order of the report. */
export const RULES: readonly Rule[] = [
  ...DOCUMENTED.map((rule): Rule => ({ ...rule, kind: "documented" })),
  ...REQUIRED_RULES.map((rule): Rule => ({ ...rule, kind: "required" })),
  ...RECOMMENDED.map((rule): Rule => ({ ...rule, kind: "recommended" })),
];
