import { expect, test } from "vitest";
import { negotiate } from "../../../src/server/http/negotiation.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";
const json = (indent = 0) => ({ rendering: { as: "json", indent } });
const page = { rendering: { as: "page" } };
const refused = (status: number) => ({ refused: status });

test.each([
  [undefined, [], json()],
  ["*/*", [], json()],
  ["application/*", [], json()],
  ["application/json", [], json()],
  ["application/json;q=0", [], json()],
  ["application/json; indent=4", [], json(4)],
  ["application/json; indent=99", [], json(8)],
  ["application/json; indent=-1", [], json()],
  ["application/json; indent=x", [], json()],
  ["text/html", [], page],
  ["text/html, */*", [], page],
  ["text/*", [], page],
  [BROWSER, [], page],
  ["text/html, application/json", [], json()],
  ["application/xml", [], refused(406)],
  ["garbage", [], refused(406)],
  ["", [], refused(406)],
  ["text/html", ["json"], refused(406)],
  [BROWSER, ["json"], json()],
  ["application/json", ["api"], refused(406)],
  [undefined, ["api"], page],
  [BROWSER, ["api"], page],
  [undefined, ["xml"], refused(404)],
  [undefined, ["JSON"], refused(404)],
  [undefined, [""], json()],
  [undefined, ["xml", "json"], json()],
  [undefined, ["json", "xml"], refused(404)],
])("Accept %j with format %j", (accept, formats, expected) => {
  expect(negotiate(accept, formats)).toEqual(expected);
});
