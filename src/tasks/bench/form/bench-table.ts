import { median } from "../median.ts";
import { BLANK, FLOOR } from "./contenders.ts";
import type { Visit } from "./measure-visit.ts";
import type { ProfileName } from "./profiles.ts";

/** The visits of one contender with one profile, in the order of the rounds. */
export interface Series {
  contender: string;
  profile: ProfileName;
  visits: readonly Visit[];
}

interface Row {
  label: string;
  metric: keyof Visit;
  profile: ProfileName;
  format(value: number): string;
  /** Whether the page's own part is subtracted. */
  withoutPage?: true;
  /** Whether the floor is usually zero. */
  withoutRatio?: true;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${value.toFixed(value < 20 ? 1 : 0)} ms`;
const score = (value: number) => value.toFixed(3);

const bothProfiles = (row: Omit<Row, "profile">): Row[] =>
  (["phone", "desktop"] as const).map((profile) => ({
    ...row,
    profile,
    label: `${row.label}, ${profile}`,
  }));

const ROWS: readonly Row[] = [
  { label: "brotli until usable", metric: "bytes", profile: "phone", format: kB },
  ...bothProfiles({ label: "first field usable", metric: "usable", format: ms }),
  ...bothProfiles({ label: "first paint of the form", metric: "firstPaint", format: ms }),
  ...bothProfiles({ label: "script time", metric: "script", format: ms }),
  ...bothProfiles({ label: "blocking time", metric: "blocking", format: ms, withoutRatio: true }),
  ...bothProfiles({ label: "key to paint", metric: "key", format: ms }),
  {
    label: "heap of an untouched form",
    metric: "heap",
    profile: "desktop",
    format: kB,
    withoutPage: true,
  },
  { label: "100 forms, record given", metric: "mounts", profile: "desktop", format: ms },
  ...bothProfiles({
    label: "layout shift",
    metric: "layoutShift",
    format: score,
    withoutRatio: true,
  }),
];

/** The medians of all rounds, and the medians of the rounds' ratios to the floor. */
export function formatTable(all: readonly Series[]): string {
  const names = [...new Set(all.map(({ contender }) => contender))].filter((it) => it !== BLANK);
  const rows = ROWS.map((row) => {
    const page = row.withoutPage ? valuesOf(all, BLANK, row) : [];
    const values = (name: string) =>
      valuesOf(all, name, row).map((value, round) => value - (page[round] ?? 0));
    const floor = values(FLOOR);
    return [row.label, ...names.map((name) => cell(values(name), floor, row))];
  });
  return alignColumns([["", ...names], ...rows]);
}

const valuesOf = (all: readonly Series[], name: string, { metric, profile }: Row): number[] =>
  all
    .filter((series) => series.contender === name && series.profile === profile)
    .flatMap(({ visits }) => visits.flatMap((visit) => visit[metric] ?? []));

function cell(values: readonly number[], floor: readonly number[], row: Row): string {
  const value = row.format(median(values));
  if (row.withoutRatio) return value;
  const ratio = median(values.map((one, round) => one / (floor[round] ?? Number.NaN)));
  return `${value} ×${ratio.toFixed(2)}`;
}

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}
