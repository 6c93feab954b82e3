import { mediaType, type RecordedResponse, readText } from "../requests/recorded-response.ts";
import { answered, describeStatus, fail, pass, type Result, skip } from "../rules/rule.ts";

/** The part of the documentation that says what a receiver must do. */
export const SOURCE = "src/docs/pages/receive/receiver-of-your-own.md";

const PAGE_TYPES = ["text/html", "application/xhtml+xml"];

const isSuccess = ({ status }: RecordedResponse) => status >= 200 && status < 300;

const isPage = (response: RecordedResponse) => PAGE_TYPES.includes(mediaType(response));

/** Whether the form says that the request was sent: a 2xx that is not a web page. */
export const isAccepted = (response: RecordedResponse) => isSuccess(response) && !isPage(response);

/** A response in words: its status, whether it is a page, and its body. */
export function describeResponse(response: RecordedResponse): string {
  const status = describeStatus(response);
  if (isPage(response)) return `${status} with ${mediaType(response)}`;
  const text = (readText(response.body) ?? "").trim();
  return text === "" ? status : `${status} with ${text}`;
}

/** Passes if a valid request was accepted. */
export const checkAccepted = (response: RecordedResponse, where: string): Result =>
  answered(response, () =>
    isAccepted(response)
      ? pass(describeStatus(response))
      : fail(where, "2xx that is not a web page", describeResponse(response)),
  );

/** Skips what cannot be checked with a receiver that does not accept the first, valid request. */
export const ifAccepting = (first: RecordedResponse, evaluate: () => Result): Result =>
  isAccepted(first) ? evaluate() : skip("the first request was not accepted");

/** Whether two responses say the same: with another body, the receiver may have stored both. */
export const isSameResponse = (one: RecordedResponse, other: RecordedResponse) =>
  one.status === other.status && readText(one.body) === readText(other.body);
