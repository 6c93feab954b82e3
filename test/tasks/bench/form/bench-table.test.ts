import { expect, test } from "vitest";
import { formatTable, type Series } from "../../../../src/tasks/bench/form/bench-table.ts";
import { BLANK, FLOOR } from "../../../../src/tasks/bench/form/contenders.ts";
import type { Visit } from "../../../../src/tasks/bench/form/measure-visit.ts";

const visit = (scale: number): Visit => ({
  bytes: 1_000 * scale,
  usable: 100 * scale,
  firstPaint: 90 * scale,
  script: 5 * scale,
  blocking: 0,
  key: 4 * scale,
  layoutShift: 0.25,
  heap: 100_000 * scale,
  mounts: 60 * scale,
});

const series = (contender: string, scales: readonly number[]): Series[] =>
  (["phone", "desktop"] as const).map((profile) => ({
    contender,
    profile,
    visits: scales.map(visit),
  }));

const all = [
  ...series(BLANK, [1, 1, 1]),
  ...series(FLOOR, [2, 2, 4]),
  ...series("widget", [3, 5, 4]),
];

const rowOf = (label: string) =>
  formatTable(all)
    .split("\n")
    .find((line) => line.startsWith(label))
    ?.split(/ {2,}/);

test("the columns are the contenders without the page", () => {
  expect(formatTable(all).split("\n")[0]?.trim().split(/\s+/)).toEqual(["floor", "widget"]);
});

test.each([
  // The ratios of the rounds are 1.5, 2.5 and 1.
  ["brotli until usable", "2.0 kB ×1.00", "4.0 kB ×1.50"],
  ["first field usable, phone", "200 ms ×1.00", "400 ms ×1.50"],
  ["key to paint, desktop", "8.0 ms ×1.00", "16.0 ms ×1.50"],
  ["100 forms, record given", "120 ms ×1.00", "240 ms ×1.50"],
])("%s has the median and the median of the ratios", (...row) => {
  expect(rowOf(row[0])).toEqual(row);
});

test("the heap is measured without that of the page", () => {
  expect(rowOf("heap")).toEqual(["heap of an untouched form", "100.0 kB ×1.00", "300.0 kB ×2.00"]);
});

test("values that are zero in the floor have no ratio", () => {
  expect(rowOf("blocking time, phone")).toEqual(["blocking time, phone", "0.0 ms", "0.0 ms"]);
  expect(rowOf("layout shift, phone")).toEqual(["layout shift, phone", "0.250", "0.250"]);
});
