import { expect, test } from "vitest";
import { dataUrlBytes, isImageData } from "../../../../src/preview/checks/measure/data-url.ts";

test.each([
  ["data:image/png;base64,AAAA", 3],
  ["data:image/png;base64,AAA=", 2],
  ["data:image/png;base64,AA==", 1],
  [" data:image/png;BASE64,AAAA ", 3],
  ["data:image/svg+xml;charset=utf-8,%3Csvg/%3E", 6],
  ["data:image/svg+xml,", 0],
  ["data:image/png", null],
  ["https://kestrel.example/mark.png", null],
  ["", null],
])("%s has %j bytes", (url, bytes) => {
  expect(dataUrlBytes(url)).toBe(bytes);
});

test.each([
  ["data:image/png;base64,AAAA", true],
  [" DATA:image/SVG+XML,%3Csvg/%3E", true],
  ["data:image/tiff;base64,AAAA", false],
  ["data:text/html,<img>", false],
  ["data:image/png", false],
  ["https://kestrel.example/mark.png", false],
])("isImageData(%s) is %j", (url, expected) => {
  expect(isImageData(url)).toBe(expected);
});
