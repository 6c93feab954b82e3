import { expect, test } from "vitest";
import { firstSampleTime, sampleTimes } from "../../../src/preview/widget/sample-times.ts";

const FRIDAY = "2026-03-06T17:00:00Z";
const TUESDAY = "2026-03-10T00:00:00Z";

test("sample times are within the period, and on weekdays", () => {
  const starts = sampleTimes({ from: FRIDAY, to: TUESDAY }).map(({ start }) => start);
  expect(starts.slice(0, 3)).toEqual([
    "2026-03-06T18:00:00.000Z",
    "2026-03-06T21:30:00.000Z",
    "2026-03-09T16:00:00.000Z",
  ]);
  expect(starts).toHaveLength(6);
});

test("there is a sample time after every instant", () => {
  expect(firstSampleTime(Date.parse("2026-03-06T22:00:00Z"))?.start).toBe(
    "2026-03-09T16:00:00.000Z",
  );
});
