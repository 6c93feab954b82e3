import {
  answered,
  check,
  describeStatus,
  fail,
  pass,
  type RuleDefinition,
  skip,
} from "../rules/rule.ts";
import { isAccepted, SOURCE } from "./acceptance.ts";
import type { ReceiverResponses } from "./receiver-requests.ts";

const MAX_MS = 1000;

/** What helps, although the form works without it. */
export const RECEIVER_RECOMMENDATIONS: readonly RuleDefinition<ReceiverResponses>[] = [
  {
    id: "too-large",
    source: SOURCE,
    description: "A body of 70 kB, which no form sends, gets 413.",
    evaluate: ({ tooLarge }) =>
      answered(tooLarge, () =>
        check(tooLarge.status === 413, "status", "413", describeStatus(tooLarge)),
      ),
  },
  {
    id: "method",
    source: "RFC 9110, 15.5.6",
    description: "Other methods get 405.",
    evaluate: ({ get }) =>
      answered(get, () => check(get.status === 405, "GET status", "405", describeStatus(get))),
  },
  {
    id: "answer-time",
    source: "the patient's waiting time",
    description: `A response arrives within ${MAX_MS / 1000} s: the best of three.`,
    evaluate: ({ first, repeated, characters }) => {
      const accepted = [first, repeated, characters].filter(isAccepted);
      if (accepted.length === 0) return skip("no request was accepted");
      const ms = Math.min(...accepted.map((response) => response.ms));
      return check(ms <= MAX_MS, "time", `at most ${MAX_MS} ms`, `${Math.round(ms)} ms`);
    },
  },
  {
    id: "no-cookie",
    source: "RFC 6265",
    description: "The response sets no cookie: the form sends no credentials.",
    evaluate: ({ first }) =>
      answered(first, () =>
        first.headers.has("Set-Cookie")
          ? fail("header Set-Cookie", "none", "a cookie")
          : pass("none"),
      ),
  },
];
