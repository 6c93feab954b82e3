import { pass, type Rule } from "../rules/rule.ts";
import { ACCEPTED, checkAccepted, checkSame, ifAccepting, isAccepted } from "./acceptance.ts";
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
export const REQUEST_RULES: readonly Rule<ReceiverResponses>[] = [
  {
    id: "accepted",
    description: `A valid request is accepted: ${ACCEPTED}, without a redirect.`,
    evaluate: ({ first, target }) =>
      checkAccepted(first, target.locationId ? "request" : "request without --location"),
  },
  {
    id: "repeated-id",
    description: "A repeated id is the same request: it gets the same response.",
    evaluate: ({ first, repeated }) =>
      ifAccepting(first, () => checkSame(first, repeated, "repeated request")),
  },
  {
    id: "at-once",
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
    description: "A different request with the same id gets 409, or the first response.",
    evaluate: ({ first, different }) =>
      ifAccepting(first, () =>
        different.status === 409
          ? pass("status 409")
          : checkSame(first, different, "different request"),
      ),
  },
  ...VALID.map(
    ([id, name, description]): Rule<ReceiverResponses> => ({
      id,
      description,
      evaluate: ({ first, [name]: response }) =>
        ifAccepting(first, () => checkAccepted(response, "request")),
    }),
  ),
];
