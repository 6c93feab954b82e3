import { parseJson } from "../client/fetch.ts";
import { errorOutcome, isWebPage, saysFailed } from "../client/submit.ts";
import { requestReference } from "../contract/booking-request/reference.ts";
import {
  type ReceiverRequest,
  type ReceiverRequestName,
  type ReceiverTarget,
  receiverRequests,
} from "./receiver-requests.ts";
import {
  check,
  checkHttps,
  checkReadable,
  describeStatus,
  evaluateRules,
  type Finding,
  fail,
  failIfAny,
  isThrottled,
  pass,
  type Result,
  type Rules,
  skip,
} from "./rules.ts";
import { headerItems, mediaType, type RecordedResponse, sendRequest } from "./send-request.ts";

const textOf = ({ text }: RecordedResponse) => (text ?? "").replace(/^\uFEFF/, "");

const isPage = (response: RecordedResponse) =>
  isWebPage(response.headers.get("Content-Type") ?? "", textOf(response));

const ACCEPTED = "2xx that is not a web page, and whose body reports no error";

/** Whether the receiver has the request and the form says so. */
const isAccepted = (response: RecordedResponse) =>
  response.status >= 200 &&
  response.status < 300 &&
  !isPage(response) &&
  !saysFailed(parseJson(textOf(response)));

function describeResponse(response: RecordedResponse): string {
  const status = describeStatus(response);
  if (isPage(response)) {
    return `${status} with ${mediaType(response) || "a web page without a type"}`;
  }
  const text = textOf(response).trim();
  return text === "" ? status : `${status} with ${text}`;
}

const checkAccepted = (response: RecordedResponse, where = "request") =>
  check(isAccepted(response), where, ACCEPTED, describeResponse(response));

/** Passes if two responses say the same: with another body, the receiver may have stored both. */
function checkSame(first: RecordedResponse, again: RecordedResponse, where: string) {
  const isSame = first.status === again.status && first.text === again.text;
  return check(isSame, where, describeResponse(first), describeResponse(again));
}

type Responses = Record<ReceiverRequestName, RecordedResponse>;
type Sent = readonly (readonly [name: ReceiverRequestName, what: string])[];

/** Refusals that a page may have to read, with what was sent. */
const REFUSALS: Sent = [
  ["different", "a different request with the same id"],
  ["invalid", "an invalid phone number"],
  ["badJson", "invalid JSON"],
  ["plainText", "text/plain"],
  ["tooLarge", "70 kB"],
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

const ALLOW_HEADERS = "Access-Control-Allow-Headers";

function checkHeader(preflight: RecordedResponse, name: string) {
  const allowed = headerItems(preflight, ALLOW_HEADERS);
  const ok = allowed.includes(name) || allowed.includes("*");
  return check(ok, `header ${ALLOW_HEADERS}`, name, allowed.join(", ") || "none");
}

function checkEach(
  responses: Responses,
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

const INVALID_EXPECTED = '2xx, or 422 or 400 with { "errors": { "phone": ["…"] } }';

/** What a receiver must do with valid requests, however often they are sent, and what it must refuse. */
const RULES: Rules<ReceiverRequestName, ReceiverTarget> = {
  accepted: {
    description: `A valid request is accepted: ${ACCEPTED}, without a redirect.`,
    of: "first",
    evaluate: (first, { locationId }) =>
      checkAccepted(first, locationId ? "request" : "request without --location"),
  },
  "repeated-id": {
    description: "A repeated id is the same request: it gets the same response.",
    of: "repeated",
    after: "accepted",
    evaluate: (repeated, _target, { first }) => checkSame(first, repeated, "repeated request"),
  },
  "at-once": {
    description: "A duplicate that arrives at the same moment gets the same response.",
    of: "together",
    after: "accepted",
    evaluate(together, _target, { togetherAgain }) {
      // 503 means that it was not processed: the form sends it again.
      const processed = [together, togetherAgain].filter(({ status }) => status !== 503);
      const [one = together, other = one] = processed;
      return isAccepted(one) ? checkSame(one, other, "duplicate") : checkAccepted(one, "duplicate");
    },
  },
  "different-request": {
    description: "A different request with the same id gets 409, or the first response.",
    of: "different",
    after: "accepted",
    evaluate: (different, _target, { first }) =>
      different.status === 409
        ? pass("status 409")
        : checkSame(first, different, "different request"),
  },
  characters: {
    description: "Every character is accepted: all scripts, line breaks, emoji.",
    of: "characters",
    after: "accepted",
    evaluate: (response) => checkAccepted(response),
  },
  "added-keys": {
    description: "seconds_on_page, subject and replaces, which the form adds, are accepted.",
    of: "addedKeys",
    after: "accepted",
    evaluate: (response) => checkAccepted(response),
  },
  "64-kb": {
    description: "A request of 64 kB, with names of 100 characters, is accepted.",
    of: "largest",
    after: "accepted",
    evaluate: (response) => checkAccepted(response),
  },
  // What browsers require, so that a page of another origin may send requests and read responses.
  https: {
    description: "The URL is https, because https pages cannot send to anything else.",
    of: "first",
    evaluate: ({ url }) => checkHttps(url),
  },
  preflight: {
    description: "The preflight succeeds and allows the page's origin and content-type.",
    of: "preflight",
    evaluate(preflight, { origin }) {
      if (preflight.status < 200 || preflight.status > 299) {
        return fail("OPTIONS status", "2xx", describeStatus(preflight));
      }
      const readable = checkReadable(preflight, origin);
      return readable.outcome === "pass" ? checkHeader(preflight, "content-type") : readable;
    },
  },
  "idempotency-key": {
    description: "With --idempotency-header, the preflight allows idempotency-key.",
    of: "preflight",
    evaluate: (preflight, { idempotencyHeader }) =>
      idempotencyHeader ? checkHeader(preflight, "idempotency-key") : pass("not sent"),
  },
  cors: {
    description: "The page may read the response.",
    of: "first",
    evaluate: (first, { origin }) => checkReadable(first, origin),
  },
  "cors-errors": {
    description: "The page may read refusals, which otherwise look like a lost connection.",
    of: "first",
    evaluate(_first, { origin }, responses) {
      const refused = REFUSALS.filter(([name]) => responses[name].status >= 400);
      const findings = refused.flatMap(([name, what]): readonly Finding[] => {
        const result = checkReadable(responses[name], origin);
        const where = `response to ${what}`;
        return result.outcome === "fail" ? result.findings.map((one) => ({ ...one, where })) : [];
      });
      return failIfAny(findings, `${refused.length} of ${REFUSALS.length} refused`);
    },
  },
  "json-only": {
    description: "Only application/json is accepted: other types get 415.",
    of: "plainText",
    evaluate: (_response, _target, responses) =>
      checkEach(responses, SIMPLE, "415", ({ status }) => status === 415),
  },
  "bad-json": {
    description: "What is not a booking request gets a client error, such as 400.",
    of: "badJson",
    evaluate: (_response, _target, responses) =>
      checkEach(responses, NOT_A_REQUEST, "400", ({ status }) => status >= 400 && status < 500),
  },
  "answer-errors": {
    description: "An answer that the receiver rejects has a message under the answer's name.",
    of: "invalid",
    evaluate(invalid) {
      if (isAccepted(invalid)) return pass("accepts an invalid phone number");
      const outcome = errorOutcome(invalid.status, invalid.text ?? "");
      const ok = outcome.kind === "rejected" && Boolean(outcome.errors.phone);
      return check(ok, "invalid phone number", INVALID_EXPECTED, describeResponse(invalid));
    },
  },
  "too-large": {
    description: "A body of 70 kB, which no form sends, gets 413.",
    of: "tooLarge",
    isRecommended: true,
    evaluate: (tooLarge) =>
      check(tooLarge.status === 413, "status", "413", describeStatus(tooLarge)),
  },
};

/** Sends requests of an invented patient one after the other, except for a duplicate at the same moment. */
export async function checkReceiver(target: ReceiverTarget) {
  const { together, togetherAgain, ...others } = receiverRequests(target);
  const stored = new Set<string>();
  const responses: Partial<Responses> = {};
  const send = async ({ id, init }: ReceiverRequest): Promise<RecordedResponse> => {
    // Without a first response, more requests would only wait for the same timeout.
    if (responses.first?.status === 0) return responses.first;
    const response = await sendRequest(target.url, init);
    if (id !== "" && response.status >= 200 && response.status < 300) stored.add(id);
    return response;
  };
  for (const [name, next] of Object.entries(others)) {
    responses[name as ReceiverRequestName] = await send(next);
  }
  const duplicates = await Promise.all([send(together), send(togetherAgain)]);
  Object.assign(responses, { together: duplicates[0], togetherAgain: duplicates[1] });
  return {
    title: "Receiver",
    url: target.url,
    error: responses.first?.status === 0 ? responses.first.error : null,
    rules: evaluateRules(RULES, responses as Responses, target),
    stored: [...stored].map((id) => ({ id, reference: requestReference(id) })),
  };
}
