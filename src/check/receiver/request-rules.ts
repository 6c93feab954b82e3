import type { RecordedResponse } from "../requests/recorded-response.ts";
import { answered, fail, pass, type Result, type RuleDefinition } from "../rules/rule.ts";
import {
  ACCEPTED,
  checkAccepted,
  describeResponse,
  ifAccepting,
  isAccepted,
  isSameResponse,
  SOURCE,
} from "./acceptance.ts";
import type { ReceiverResponses } from "./receiver-requests.ts";

/** Valid requests that a receiver must accept, by the name of the request. */
const VALID = [
  ["characters", "characters", "Every character is accepted: all scripts, line breaks, emoji."],
  [
    "added-keys",
    "addedKeys",
    "seconds_on_page, subject and replaces, which the form adds, are accepted.",
  ],
  ["64-kb", "largest", "A request of 64 kB, with names of 100 characters, is accepted."],
] as const;

/** How a receiver must respond to valid requests, however often they are sent. */
export const REQUEST_RULES: readonly RuleDefinition<ReceiverResponses>[] = [
  {
    id: "accepted",
    source: SOURCE,
    description: `A valid request is accepted: ${ACCEPTED}, without a redirect.`,
    evaluate: ({ first, target }) =>
      checkAccepted(first, target.locationId ? "request" : "request without --location"),
  },
  {
    id: "repeated-id",
    source: SOURCE,
    description: "A repeated id is the same request: it gets the same response.",
    evaluate: ({ first, repeated }) =>
      ifAccepting(first, () => checkSame(first, repeated, "repeated request")),
  },
  {
    id: "at-once",
    source: SOURCE,
    description: "A duplicate that arrives at the same moment gets the same response.",
    evaluate: ({ first, together, togetherAgain }) =>
      ifAccepting(first, () => {
        // 503 means that it was not processed: the form sends it again.
        const processed = [together, togetherAgain].filter(({ status }) => status !== 503);
        const [one = together, other = one] = processed;
        return isAccepted(one)
          ? checkSame(one, other, "duplicate")
          : checkAccepted(one, "duplicate");
      }),
  },
  {
    id: "different-request",
    source: SOURCE,
    description: "A different request with the same id gets 409, or the first response.",
    evaluate: ({ first, different }) =>
      ifAccepting(first, () =>
        different.status === 409
          ? pass("status 409")
          : checkSame(first, different, "different request"),
      ),
  },
  ...VALID.map(
    ([id, name, description]): RuleDefinition<ReceiverResponses> => ({
      id,
      source: SOURCE,
      description,
      evaluate: ({ first, [name]: response }) =>
        ifAccepting(first, () => checkAccepted(response, "request")),
    }),
  ),
];

/** With another body, the receiver may have stored the request twice. */
const checkSame = (first: RecordedResponse, again: RecordedResponse, where: string): Result =>
  answered(again, () =>
    isSameResponse(first, again)
      ? pass(describeResponse(again))
      : fail(where, describeResponse(first), describeResponse(again)),
  );
