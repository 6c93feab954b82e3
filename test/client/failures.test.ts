import { expect, test } from "vitest";
import {
  isRetryable,
  isRetryableStatus,
  type LoadFailure,
  statusFailure,
} from "../../src/client/failures.ts";

const RETRYABLE: Record<LoadFailure, boolean> = {
  unreachable: true,
  timeout: true,
  unavailable: true,
  "not-json": true,
  "not-found": false,
  refused: false,
  "unexpected-answer": false,
  "wrong-location": false,
};

test.each(Object.entries(RETRYABLE) as [LoadFailure, boolean][])(
  "%s is retryable: %j",
  (failure, expected) => {
    expect(isRetryable(failure)).toBe(expected);
  },
);

test("a status is retryable exactly if its failure is", () => {
  for (let status = 300; status < 600; status += 1) {
    const { failure } = statusFailure(status, null);
    expect(isRetryable(failure), String(status)).toBe(isRetryableStatus(status));
  }
});
