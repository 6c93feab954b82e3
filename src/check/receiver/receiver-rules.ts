import type { Rule, RuleDefinition } from "../rules/rule.ts";
import { PAGE_RULES } from "./page-rules.ts";
import { RECEIVER_RECOMMENDATIONS } from "./receiver-recommendations.ts";
import type { ReceiverResponses } from "./receiver-requests.ts";
import { REFUSAL_RULES } from "./refusal-rules.ts";
import { REQUEST_RULES } from "./request-rules.ts";

const REQUIRED: readonly RuleDefinition<ReceiverResponses>[] = [
  ...REQUEST_RULES,
  ...PAGE_RULES,
  ...REFUSAL_RULES,
];

/** All rules for a receiver, in the order of the report. */
export const RECEIVER_RULES: readonly Rule<ReceiverResponses>[] = [
  ...REQUIRED.map((rule) => ({ ...rule, kind: "required" as const })),
  ...RECEIVER_RECOMMENDATIONS.map((rule) => ({ ...rule, kind: "recommended" as const })),
];
