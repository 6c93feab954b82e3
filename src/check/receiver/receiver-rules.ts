import { answered, check, describeStatus, type Rule } from "../rules/rule.ts";
import { PAGE_RULES } from "./page-rules.ts";
import type { ReceiverResponses } from "./receiver-requests.ts";
import { REFUSAL_RULES } from "./refusal-rules.ts";
import { REQUEST_RULES } from "./request-rules.ts";

/** What a receiver must do. */
export const REQUIRED_RULES: readonly Rule<ReceiverResponses>[] = [
  ...REQUEST_RULES,
  ...PAGE_RULES,
  ...REFUSAL_RULES,
];

/** What the form works without. */
export const RECOMMENDED_RULES: readonly Rule<ReceiverResponses>[] = [
  {
    id: "too-large",
    description: "A body of 70 kB, which no form sends, gets 413.",
    evaluate: ({ tooLarge }) =>
      answered(tooLarge, () =>
        check(tooLarge.status === 413, "status", "413", describeStatus(tooLarge)),
      ),
  },
];
