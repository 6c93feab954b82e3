import { type CheckFinding, finding } from "../../../diagnostics/finding.ts";
import { TAG_NAME } from "../../../embed/api/names.ts";
import type { CheckResult } from "../../../embed/chunks/doctor/checks/check-result.ts";
import { parseUrl } from "../inspected-page.ts";
import { describeNoAnswer, NO_ANSWER } from "./no-answer.ts";
import { readOwnMessage, withoutDoctors } from "./own-messages.ts";
import { RECORD, readPageMessage, URLS } from "./page-messages.ts";
import { isAboutScript, readScriptMessage, readUnnamed, UNNAMED } from "./script-messages.ts";

const addressesOf = (forms: readonly Element[], names: readonly string[]): string[] =>
  forms.flatMap((form) =>
    names.flatMap((name) => parseUrl(form.getAttribute(name))?.href.replace(/\/$/, "") ?? []),
  );

/** Whether a message says that a policy blocks a request of the form itself. */
const isPolicyOf = (line: string, forms: readonly Element[]) =>
  /Content[- ]Security[- ]Policy/i.test(line) &&
  (line.match(URLS) ?? []).some(
    (url) =>
      RECORD.test(url) ||
      addressesOf(forms, ["submit-url", "slots-url"]).some((own) => url.startsWith(own)),
  );

/** Failures that a retry cannot fix. After any other failure the form retries, and logs WS201 if every attempt fails. */
const PERMANENT = /ERR_(SSL|CERT|NAME_NOT)/;

/** What a message says about a server of the form that has not answered; null if it says nothing. */
function readNoAnswer(line: string, forms: readonly Element[]): CheckFinding[] | null {
  if (!NO_ANSWER.test(line)) return null;
  const urls = line.match(URLS) ?? [];
  const record = urls.find((url) => RECORD.test(url));
  if (record) return [finding("WS201", record, describeNoAnswer(line))];
  const isReceiver = (url: string) =>
    addressesOf(forms, ["submit-url"]).includes(url.replace(/\/$/, ""));
  const receiver = urls.find(isReceiver);
  return receiver && PERMANENT.test(line)
    ? [finding("WS512", receiver, describeNoAnswer(line))]
    : null;
}

/** What the messages of a browser's console say about these forms, their script and their servers. */
export function readMessages(messages: string, forms: readonly Element[] = []): CheckFinding[] {
  const lines = withoutDoctors(messages.split(/\r?\n/), forms);
  const own = lines.flatMap(readOwnMessage);
  const others = lines
    .filter((line) => !line.includes(`[${TAG_NAME}]`))
    .flatMap(
      (line) =>
        readPageMessage(line) ??
        readNoAnswer(line, forms) ??
        (isAboutScript(line) || isPolicyOf(line, forms) ? readScriptMessage(line) : []),
    );
  // The browser says why the form could not reach a server, and sometimes the status of what it has blocked.
  const isExplained = others.some(({ code }) => /^WS(20[145]|501|502|574|582|591)$/.test(code));
  const hasStatus = others.some(({ code }) => /^WS(20[45]|582)$/.test(code));
  const isUnreachable = own.some(({ code }) => code === "WS201");
  const isRunning = own.length > 0 || lines.some((line) => line.includes(`[${TAG_NAME}]`));
  const found = [
    ...(isRunning || others.length > 0 ? [] : lines.flatMap(readUnnamed)),
    ...others.filter(
      ({ code, detail }) =>
        !(code === "WS502" && hasStatus) &&
        !(code === "WS201" && !isUnreachable && !PERMANENT.test(detail)),
    ),
    ...own.filter(({ code }) => !(code === "WS201" && isExplained)),
  ];
  // The form tries a file again with another query; the first message says the most.
  const keyOf = (one: CheckFinding) => (one.code === "WS111" ? one.subject : JSON.stringify(one));
  const unique = found
    .filter((one) => !isLessThan(one, found))
    .toReversed()
    .map((one): [string, CheckFinding] => [keyOf(one), one]);
  return [...new Map(unique).values()].toReversed();
}

/** Whether another message names more of the same directive. */
const isLessThan = ({ code, subject, detail }: CheckFinding, found: readonly CheckFinding[]) =>
  code === "WS501" &&
  found.some(
    (other) =>
      other.code === code &&
      other.subject === subject &&
      other.detail.length > detail.length &&
      other.detail.split(" ")[0] === detail.split(" ")[0],
  );

/**
 * The policies that block the form's requests, without what they should allow: the console names only what the
 * form has already requested, and its other addresses are blocked, too.
 */
export const policiesSaid = (messages: readonly CheckFinding[]): string[] =>
  messages
    .filter(({ code, detail }) => code === "WS501" && /^connect-src /.test(detail))
    .map(({ detail }) => detail.replace(/ \S+$/, ""));

/** Without what loading the script's file has shown, if the console has said what is wrong with it. */
export const withoutSaid = (
  loaded: readonly CheckResult[],
  messages: readonly CheckFinding[],
): CheckResult[] => {
  const isSaid = messages.some((one) => one.code === "WS553" && one.subject === "The script");
  const isShown = ({ code }: CheckFinding) => !(isSaid && code === "WS553");
  return loaded.map((result) => ({ ...result, findings: result.findings.filter(isShown) }));
};

/** Without an error of an unnamed script, if this one's file could be loaded, which shows more. */
export const withoutUnnamed = (
  messages: readonly CheckFinding[],
  loaded: readonly CheckResult[],
): CheckFinding[] =>
  messages.filter(({ subject }) => subject !== UNNAMED || loaded.every((one) => one.isSkipped));
