import { afterEach, expect, test } from "vitest";
import { stringifySafely } from "../../../src/client/submit.ts";

const request = {
  version: 1,
  quoted: 'O’Neil "Mo"\n',
  missing: undefined,
  nothing: null,
  list: ["a", { b: [true, false] }, []],
};

const prototypes = [Array, String, Number, Object].map(({ prototype }) => prototype) as {
  toJSON?: unknown;
}[];

afterEach(() => {
  for (const prototype of prototypes) delete prototype.toJSON;
});

test("equals JSON.stringify, and ignores toJSON on the built-in prototypes", () => {
  const expected = JSON.stringify(request);
  for (const prototype of prototypes) prototype.toJSON = () => "something else";
  expect(stringifySafely(request)).toBe(expected);
});
