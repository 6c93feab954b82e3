import { expect, test } from "vitest";
import { chosenEncoding } from "../../../src/server/http/accept-encoding.ts";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0.000", undefined],
  ["gzip;q=0.1", "gzip"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["br;q=0, *", "gzip"],
  ["*;q=0, gzip;q=1", "gzip"],
  ["gzip;q=0.5, identity", undefined],
  ["identity;q=0.5, gzip;q=0.5", "gzip"],
  ["gzip;q=nonsense", undefined],
  ["gzip ; q=0.8 , br ; q=0.2", "gzip"],
  ["deflate", undefined],
  [",,;", undefined],
])("Accept-Encoding %j chooses %s", (header, encoding) => {
  expect(chosenEncoding(header, ["br", "gzip"])).toBe(encoding);
});

test("only what is offered is chosen", () => {
  expect(chosenEncoding("br, gzip;q=0.5", ["gzip"])).toBe("gzip");
  expect(chosenEncoding("br", ["gzip"])).toBeUndefined();
});
