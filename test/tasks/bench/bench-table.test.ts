import { expect, test } from "vitest";
import { MEMORY, type Series, tableOf } from "../../../src/tasks/bench/bench-table.ts";
import { BASELINE, PAGE } from "../../../src/tasks/bench/subjects.ts";

const SCENARIO = "usual";

const series = (subject: string, scales: readonly number[]): Series[] => [
  {
    subject,
    group: SCENARIO,
    rounds: scales.map((scale) => ({
      bytes: 1_000 * scale,
      usable: 100 * scale,
      layoutShift: 0.25,
      medianInput: 4 * scale,
      worstInput: 16 * scale,
    })),
  },
  {
    subject,
    group: MEMORY,
    rounds: scales.map((scale) => ({ heap: 100_000 * scale })),
  },
];

const all = [
  ...series(PAGE.name, [1, 1, 1]),
  ...series(BASELINE, [2, 2, 4]),
  ...series("widget", [3, 5, 4]),
];

const table = tableOf(all, [SCENARIO]);
const rowOf = (label: string) => Object.values(table[label] ?? {});

test("the columns are the subjects without the page", () => {
  for (const row of Object.values(table)) expect(Object.keys(row)).toEqual([BASELINE, "widget"]);
});

test.each([
  // The ratios of the rounds are 1.5, 2.5 and 1.
  ["brotli until usable", "2.0 kB ×1.00", "4.0 kB ×1.50"],
  ["first field usable", "200 ms ×1.00", "400 ms ×1.50"],
  ["usual: worst input", "32 ms ×1.00", "64 ms ×1.50"],
  ["usual: median input", "8.0 ms ×1.00", "16.0 ms ×1.50"],
])("%s has the median and the median of the ratios", (label, ...cells) => {
  expect(rowOf(label)).toEqual(cells);
});

test("the heap is measured without that of the page", () => {
  expect(rowOf("heap")).toEqual(["100.0 kB", "300.0 kB"]);
});

test("values that may be zero in the baseline have no ratio", () => {
  expect(rowOf("layout shift")).toEqual(["0.250", "0.250"]);
});
