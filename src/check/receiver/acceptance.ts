import { mediaType, type RecordedResponse, readText } from "../requests/recorded-response.ts";
import { answered, describeStatus, fail, pass, type Result, skip } from "../rules/rule.ts";

/** The part of the documentation that says what a receiver must do. */
export const SOURCE = "src/docs/pages/receive/receiver-of-your-own.md";

const PAGE_TYPES = ["text/html", "application/xhtml+xml"];

const isSuccess = ({ status }: RecordedResponse) => status >= 200 && status < 300;

const isPage = (response: RecordedResponse) => PAGE_TYPES.includes(mediaType(response));

const FAILED_STATUSES: readonly unknown[] = ["error", "fail", "failed", "failure"];

/**
 * Whether the body says that the request failed, as in `{ "success": false }`. The form does not read it:
 * patients would read that a request was sent that nobody has.
 */
function saysFailed({ body }: RecordedResponse): boolean {
  const value = parseJson(readText(body) ?? "");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { success, ok, status, error, errors } = value as Record<string, unknown>;
  const isFilled = (found: unknown) =>
    Boolean(found) && !(typeof found === "object" && Object.keys(found ?? {}).length === 0);
  return (
    success === false ||
    ok === false ||
    FAILED_STATUSES.includes(status) ||
    [error, errors].some(isFilled)
  );
}

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
  isSuccess(response) && !isPage(response) && !saysFailed(response);

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
      : fail(where, ACCEPTED, describeResponse(response)),
  );

/** Skips what cannot be checked with a receiver that does not accept the first, valid request. */
export const ifAccepting = (first: RecordedResponse, evaluate: () => Result): Result =>
  isAccepted(first) ? evaluate() : skip("the first request was not accepted");

/** Whether two responses say the same: with another body, the receiver may have stored both. */
export const isSameResponse = (one: RecordedResponse, other: RecordedResponse) =>
  one.status === other.status && readText(one.body) === readText(other.body);
