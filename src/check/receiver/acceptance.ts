import { isWebPage, saysFailed } from "../../client/submit-outcome.ts";
import { answered, check, describeStatus, type Result, skip } from "../rules/rule.ts";
import { mediaType, type RecordedResponse } from "../rules/send-request.ts";

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

export const ACCEPTED = "2xx that is not a web page, and whose body reports no error";

/** Whether the receiver has the request and the form says so. */
export const isAccepted = (response: RecordedResponse) =>
  response.status >= 200 &&
  response.status < 300 &&
  !isPage(response) &&
  !saysFailed(parseJson(textOf(response)));

/** A response in words: its status, whether it is a page, and its body. */
export function describeResponse(response: RecordedResponse): string {
  const status = describeStatus(response);
  if (isPage(response)) {
    return `${status} with ${mediaType(response) || "a web page without a type"}`;
  }
  const text = textOf(response).trim();
  return text === "" ? status : `${status} with ${text}`;
}

/** Passes if a valid request was accepted. */
export const checkAccepted = (response: RecordedResponse, where: string): Result =>
  answered(response, () =>
    check(isAccepted(response), where, ACCEPTED, describeResponse(response)),
  );

/** Skips what cannot be checked with a receiver that does not accept the first, valid request. */
export const ifAccepting = (first: RecordedResponse, evaluate: () => Result): Result =>
  isAccepted(first) ? evaluate() : skip("the first request was not accepted");

/** Passes if two responses say the same: with another body, the receiver may have stored both. */
export const checkSame = (first: RecordedResponse, again: RecordedResponse, where: string) =>
  answered(again, () => {
    const isSame = first.status === again.status && first.text === again.text;
    return check(isSame, where, describeResponse(first), describeResponse(again));
  });
