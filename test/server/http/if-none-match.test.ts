import { expect, test } from "vitest";
import { hasAlready } from "../../../src/server/http/if-none-match.ts";

test.each([
  [undefined, false],
  ["", false],
  ["*", true],
  [" * ", true],
  ['"a1"', true],
  ['W/"a1"', true],
  ['"b2", "a1"', true],
  ['"b2",W/"a1" , "c3"', true],
  ['"b2"', false],
  ['"a1-gzip"', false],
  ['"*"', false],
  ["a1", false],
  ['"a,1", "b"', false],
])("If-None-Match %j: %s", (header, expected) => {
  expect(hasAlready(header, "a1")).toBe(expected);
});
