import { errorOutcome, isWebPage, saysFailed } from "../client/submit-outcome.ts";
import type { ReceiverRequestName, ReceiverResponses } from "./receiver-requests.ts";
import {
  answered,
  check,
  checkHttps,
  checkReadable,
  describeStatus,
  type Finding,
  fail,
  failIfAny,
  isThrottled,
  pass,
  type Result,
  type Rule,
  skip,
} from "./rules.ts";
import { headerItems, mediaType, type RecordedResponse } from "./send-request.ts";

const textOf = ({ text }: RecordedResponse) => (text ?? "").replace(/^\uFEFF/, "");

const isPage = (response: RecordedResponse) =>
  isWebPage(response.headers.get("Content-Type") ?? "", textOf(response));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const ACCEPTED = "2xx that is not a web page, and whose body reports no error";

/** Whether the receiver has the request and the form says so. */
const isAccepted = (response: RecordedResponse) =>
  response.status >= 200 &&
  response.status < 300 &&
  !isPage(response) &&
  !saysFailed(parseJson(textOf(response)));

/** A response in words: its status, whether it is a page, and its body. */
function describeResponse(response: RecordedResponse): string {
  const status = describeStatus(response);
  if (isPage(response)) {
    return `${status} with ${mediaType(response) || "a web page without a type"}`;
  }
  const text = textOf(response).trim();
  return text === "" ? status : `${status} with ${text}`;
}

/** Passes if a valid request was accepted. */
const checkAccepted = (response: RecordedResponse, where: string): Result =>
  answered(response, () =>
    check(isAccepted(response), where, ACCEPTED, describeResponse(response)),
  );

/** Skips what cannot be checked with a receiver that does not accept the first, valid request. */
const ifAccepting = (first: RecordedResponse, evaluate: () => Result): Result =>
  isAccepted(first) ? evaluate() : skip("the first request was not accepted");

/** Passes if two responses say the same: with another body, the receiver may have stored both. */
const checkSame = (first: RecordedResponse, again: RecordedResponse, where: string) =>
  answered(again, () => {
    const isSame = first.status === again.status && first.text === again.text;
    return check(isSame, where, describeResponse(first), describeResponse(again));
  });

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
const REQUEST_RULES: readonly Rule<ReceiverResponses>[] = [
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

type Sent = readonly (readonly [name: ReceiverRequestName, what: string])[];

/** Refusals that a page may have to read, with what was sent. */
const REFUSALS: Sent = [
  ["different", "a different request with the same id"],
  ["invalid", "an invalid phone number"],
  ["badJson", "invalid JSON"],
  ["plainText", "text/plain"],
  ["tooLarge", "70 kB"],
];

const ALLOW_HEADERS = "Access-Control-Allow-Headers";

function checkHeader(preflight: RecordedResponse, name: string) {
  const allowed = headerItems(preflight, ALLOW_HEADERS);
  const ok = allowed.includes(name) || allowed.includes("*");
  return check(ok, `header ${ALLOW_HEADERS}`, name, allowed.join(", ") || "none");
}

/** What browsers require, so that a page of another origin may send requests and read responses. */
const PAGE_RULES: readonly Rule<ReceiverResponses>[] = [
  {
    id: "https",
    description: "The URL is https, because https pages cannot send to anything else.",
    evaluate: ({ target }) => checkHttps(target.url),
  },
  {
    id: "preflight",
    description: "The preflight succeeds and allows the page's origin and content-type.",
    evaluate: ({ preflight, target }) =>
      answered(preflight, () => {
        if (preflight.status < 200 || preflight.status > 299) {
          return fail("OPTIONS status", "2xx", describeStatus(preflight));
        }
        const readable = checkReadable(preflight, target.origin);
        return readable.outcome === "pass" ? checkHeader(preflight, "content-type") : readable;
      }),
  },
  {
    id: "idempotency-key",
    description: "With --idempotency-header, the preflight allows idempotency-key.",
    evaluate: ({ preflight, target }) =>
      target.idempotencyHeader
        ? answered(preflight, () => checkHeader(preflight, "idempotency-key"))
        : pass("not sent"),
  },
  {
    id: "cors",
    description: "The page may read the response.",
    evaluate: ({ first, target }) => answered(first, () => checkReadable(first, target.origin)),
  },
  {
    id: "cors-errors",
    description: "The page may read refusals, which otherwise look like a lost connection.",
    evaluate: (responses) => {
      const refused = REFUSALS.filter(([name]) => responses[name].status >= 400);
      const findings = refused.flatMap(([name, what]): readonly Finding[] => {
        const result = checkReadable(responses[name], responses.target.origin);
        const where = `response to ${what}`;
        return result.outcome === "fail" ? result.findings.map((one) => ({ ...one, where })) : [];
      });
      return failIfAny(findings, `${refused.length} of ${REFUSALS.length} refused`);
    },
  },
];

/** What pages of every origin may send without a preflight. */
const SIMPLE: Sent = [
  ["plainText", "text/plain"],
  ["urlEncoded", "application/x-www-form-urlencoded"],
  ["multipart", "multipart/form-data"],
  ["withoutType", "no Content-Type"],
];
const NOT_A_REQUEST: Sent = [
  ["badJson", "invalid JSON"],
  ["noObject", "the JSON null"],
  ["noId", "a request without an id"],
];

const INVALID_EXPECTED = '2xx, or 422 or 400 with { "errors": { "phone": ["…"] } }';

/** What a receiver must refuse, and how. */
const REFUSAL_RULES: readonly Rule<ReceiverResponses>[] = [
  {
    id: "json-only",
    description: "Only application/json is accepted: other types get 415.",
    evaluate: (responses) => checkEach(responses, SIMPLE, "415", ({ status }) => status === 415),
  },
  {
    id: "bad-json",
    description: "What is not a booking request gets a client error, such as 400.",
    evaluate: (responses) =>
      checkEach(responses, NOT_A_REQUEST, "400", ({ status }) => status >= 400 && status < 500),
  },
  {
    id: "answer-errors",
    description: "An answer that the receiver rejects has a message under the answer's name.",
    evaluate: ({ invalid }) =>
      answered(invalid, () => {
        if (isAccepted(invalid)) return pass("accepts an invalid phone number");
        const outcome = errorOutcome(invalid.status, invalid.text ?? "");
        const ok = outcome.kind === "rejected" && Boolean(outcome.errors.phone);
        return check(ok, "invalid phone number", INVALID_EXPECTED, describeResponse(invalid));
      }),
  },
];

/** Checks the responses to several requests; those that were throttled are not checked. */
function checkEach(
  responses: ReceiverResponses,
  sent: Sent,
  expected: string,
  isRight: (response: RecordedResponse) => boolean,
): Result {
  const throttled = sent.find(([name]) => isThrottled(responses[name]));
  if (throttled) return skip(describeStatus(responses[throttled[0]]));
  const findings = sent.flatMap(([name, what]): Finding[] => {
    const response = responses[name];
    return isRight(response) ? [] : [{ where: what, expected, found: describeResponse(response) }];
  });
  return failIfAny(findings, `status ${expected}`);
}

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
