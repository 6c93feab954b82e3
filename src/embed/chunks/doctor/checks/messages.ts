import type { Finding } from "../../../../diagnostics/finding.ts";
import type { CheckResult } from "./check-result.ts";
import type { Sentences } from "./doctor-options.ts";

/**
 * Adds what the script has written to the console. Other checks look at most of that again: then it
 * is a problem as long as they find one, which the report lists only once.
 */
export function withMessages(
  results: readonly CheckResult[],
  subject: "page" | "form",
  reported: readonly Finding[],
  isCheckedAgain: (found: Finding) => boolean,
  { describe }: Pick<Sentences, "describe">,
): CheckResult[] {
  const messages = reported.map((found) =>
    // Its detail is a complete sentence for the console.
    found.code === "WS111" ? { ...found, detail: "" } : found,
  );
  const label = `Messages in the browser's console about the ${subject}: `;
  if (messages.length === 0) return [...results, { check: `${label}none`, findings: [] }];
  const findings = [
    ...results.flatMap((result) => result.findings),
    ...messages.filter((found) => !isCheckedAgain(found)),
  ];
  const lines = new Set(messages.map((found) => `${found.code} ${describe(found)}`));
  const state = findings.length > 0 ? "" : " (resolved)";
  return [...results, { check: `${label}${[...lines].join("; ")}${state}`, findings }];
}
