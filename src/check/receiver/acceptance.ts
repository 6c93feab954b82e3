import { isWebPage, saysFailed } from "../../client/receiver-answer.ts";
import { mediaType, type RecordedResponse, readText } from "../requests/recorded-response.ts";
import { answered, describeStatus, fail, pass, type Result, skip } from "../rules/rule.ts";

/** The part of the documentation that says what a receiver must do. */
export const SOURCE = "src/docs/pages/receive/receiver-of-your-own.md";

const isSuccess = ({ status }: RecordedResponse) => status >= 200 && status < 300;

const textOf = ({ body }: RecordedResponse) => (readText(body) ?? "").replace(/^\uFEFF/, "");

const isPage = (response: RecordedResponse) =>
  isWebPage(response.headers.get("Content-Type") ?? "", textOf(response));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const ACCEPTED = "2xx that is not a web page, and whose body reports no error";

/** Whether the receiver has the request and the form says so. */
export const isAccepted = (response: RecordedResponse) =>
  isSuccess(response) && !isPage(response) && !saysFailed(parseJson(textOf(response)));

/** A response in words: its status, whether it is a page, and its body. */
export function describeResponse(response: RecordedResponse): string {
  const status = describeStatus(response);
  if (isPage(response))
    return `${status} with ${mediaType(response) || "a web page without a type"}`;
  const text = textOf(response).trim();
  return text === "" ? status : `${status} with ${text}`;
}

/** Passes if a valid request was accepted. */
export const checkAccepted = (response: RecordedResponse, where: string): Result =>
  answered(response, () =>
    isAccepted(response)
      ? pass(describeStatus(response))
      : fail(where, ACCEPTED, describeResponse(response)),
  );

/** Skips what cannot be checked with a receiver that does not accept the first, valid request. */
export const ifAccepting = (first: RecordedResponse, evaluate: () => Result): Result =>
  isAccepted(first) ? evaluate() : skip("the first request was not accepted");

/** Whether two responses say the same: with another body, the receiver may have stored both. */
export const isSameResponse = (one: RecordedResponse, other: RecordedResponse) =>
  one.status === other.status && readText(one.body) === readText(other.body);
