import { count, type Judged, type LocationReport } from "../check-location.ts";
import type { Rule } from "../rules/rule.ts";
import { showText } from "./format-value.ts";

const MARKS = { held: "held", broken: "BROKEN", unseen: "not seen" };
const HEADINGS: Record<Rule["kind"], string> = {
  documented: "Documented",
  habit: "Good habits, which the document does not ask for",
};
const MOST_CHARACTERS = 200;

/** The report for a person: rule, held or not, what was seen, where. */
export const printTable = (reports: readonly LocationReport[]) =>
  `${[...reports.flatMap(locationLines), ...summary(reports)].join("\n")}\n`;

const locationLines = ({ location_id, url, rules }: LocationReport): string[] => [
  `Location ${location_id}`,
  showText(url, MOST_CHARACTERS),
  "",
  ...(["documented", "habit"] as const).flatMap((kind) => [
    HEADINGS[kind],
    ...rules.filter((rule) => rule.kind === kind).flatMap(ruleLines),
    "",
  ]),
];

function ruleLines(rule: Judged): string[] {
  const line = `  ${MARKS[rule.outcome].padEnd(8)}  ${rule.id.padEnd(24)}`;
  if (rule.outcome === "held") return [`${line}  ${showText(rule.seen, MOST_CHARACTERS)}`];
  if (rule.outcome === "unseen") return [`${line}  ${showText(rule.why, MOST_CHARACTERS)}`];
  return [
    `${line}  ${rule.says} (${rule.source})`,
    ...rule.findings.map(
      ({ where, expected, seen }) =>
        `            ${showText(where)}: expected ${showText(expected)}, seen ${showText(seen, MOST_CHARACTERS)}`,
    ),
  ];
}

function summary(reports: readonly LocationReport[]): string[] {
  const said = (kind: Rule["kind"], name: string) => {
    const unseen = count(reports, kind, "unseen");
    const parts = [
      `${count(reports, kind, "held")} held`,
      `${count(reports, kind, "broken")} broken`,
      ...(unseen > 0 ? [`${unseen} not seen`] : []),
    ];
    return `${name.padEnd(16)} ${parts.join(", ")}`;
  };
  return [said("documented", "Documented rules"), said("habit", "Good habits")];
}
