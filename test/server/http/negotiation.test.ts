import { expect, test } from "vitest";
import { negotiate } from "../../../src/server/http/negotiation.ts";

const json = (indent = 0) => ({ rendering: { as: "json", indent } });

// The other cases are in ../service-cases.ts.
test.each([
  ["application/json; indent=99", [], json(8)],
  ["application/json; indent=-1", [], json()],
  ["application/json; indent=x", [], json()],
  ["text/html, */*", [], { rendering: { as: "page" } }],
  [undefined, ["xml", "json"], json()],
  [undefined, ["json", "xml"], { refused: 404 }],
])("Accept %j with format %j", (accept, formats, expected) => {
  expect(negotiate(accept, formats)).toEqual(expected);
});
