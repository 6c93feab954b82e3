import { BROWSER_HABITS } from "./browser-recommendations.ts";
import { ENVELOPE_RULES } from "./envelope-rules.ts";
import { HTTP_HABITS } from "./http-recommendations.ts";
import { RECORD_RULES } from "./record-rules.ts";
import { ANSWER_RULES } from "./response-rules.ts";
import type { Rule } from "./rule.ts";

/** Every rule of the check: what the contract documents, then good habits. */
export const RULES: readonly Rule[] = [
  ...ANSWER_RULES,
  ...ENVELOPE_RULES,
  ...RECORD_RULES,
  ...BROWSER_HABITS,
  ...HTTP_HABITS,
];
