import { afterEach, expect, test } from "vitest";
import { jsonOf } from "../../src/contract/stringify-safely.ts";

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

test("is what JSON.stringify writes", () => {
  expect(jsonOf(request)).toBe(JSON.stringify(request));
});

test("is the same where a page gave everything a toJSON", () => {
  const written = JSON.stringify(request);
  for (const prototype of prototypes) prototype.toJSON = () => "something else";
  expect(jsonOf(request)).toBe(written);
});
