import { median } from "es-toolkit";
import type { Memory } from "./measure-memory.ts";
import type { Visit } from "./measure-visit.ts";
import { BASELINE, PAGE } from "./subjects.ts";

type Round = Partial<Visit & Memory>;
type Metric = Exclude<keyof Round, "worst">;

/** The measurements of one subject, in the order of the rounds. */
export interface Series {
  subject: string;
  /** The scenario's name, or {@link MEMORY}. */
  group: string;
  rounds: Round[];
}

export const MEMORY = "memory";

interface Row {
  label: string;
  group: string;
  metric: Metric;
  format(value: number): string;
  /** Whether it is compared with the baseline. */
  hasRatio?: true;
  /** Whether the page's own part is subtracted. */
  withoutPage?: true;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${value.toFixed(value < 20 ? 1 : 0)} ms`;
const score = (value: number) => value.toFixed(3);

/** The rows of the form that most practices have, in this scenario. */
const loadingRows = (group: string): Row[] => [
  { label: "brotli until usable", group, metric: "bytes", format: kB, hasRatio: true },
  { label: "first field usable", group, metric: "usable", format: ms, hasRatio: true },
  { label: "main thread, loading", group, metric: "loading", format: ms, hasRatio: true },
  { label: "layout shift", group, metric: "layoutShift", format: score },
  { label: "heap", group: MEMORY, metric: "heap", format: kB, withoutPage: true },
  {
    label: "heap with the idle chunk",
    group: MEMORY,
    metric: "heapWithChunk",
    format: kB,
    withoutPage: true,
  },
];

const inputRows = (group: string): Row[] => [
  { label: `${group}: worst input`, group, metric: "worstInput", format: ms, hasRatio: true },
  { label: `${group}: median input`, group, metric: "medianInput", format: ms, hasRatio: true },
  { label: `${group}: main thread`, group, metric: "perInput", format: ms, hasRatio: true },
];

/**
 * The medians of all rounds, and the medians of the rounds' ratios to the baseline: a row for each
 * label with a cell for each subject, for `console.table`.
 */
export function tableOf(
  all: readonly Series[],
  scenarios: readonly string[],
): Record<string, Record<string, string>> {
  const subjects = [...new Set(all.map(({ subject }) => subject))].filter((it) => it !== PAGE.name);
  const [usual = ""] = scenarios;
  const rows = [...loadingRows(usual), ...scenarios.flatMap(inputRows)].filter((row) =>
    all.some(({ group }) => group === row.group),
  );
  return Object.fromEntries(
    rows.map((row) => [
      row.label,
      Object.fromEntries(subjects.map((subject) => [subject, cell(all, subject, row)])),
    ]),
  );
}

function cell(all: readonly Series[], subject: string, row: Row): string {
  const values = (name: string) =>
    all
      .filter((series) => series.subject === name && series.group === row.group)
      .flatMap(({ rounds }) => rounds.flatMap((round) => round[row.metric] ?? []));
  const page = row.withoutPage ? values(PAGE.name) : [];
  const own = values(subject).map((value, round) => value - (page[round] ?? 0));
  if (own.length === 0) return "";
  const text = row.format(median(own));
  if (!row.hasRatio) return text;
  const baseline = values(BASELINE);
  const ratio = median(own.map((one, round) => one / (baseline[round] ?? Number.NaN)));
  return `${text} ×${ratio.toFixed(2)}`;
}
