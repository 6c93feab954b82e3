import { expect, test } from "vitest";
import { failing } from "./sentences.ts";

test("addresses the reader as quý vị, which has no age and no gender", () => {
  const other = /(?<!\p{L})(?:bạn|anh|chị|ông|bà|cô|em|ngài)(?!\p{L})/iu;
  expect(failing("vi", ({ text }) => !other.test(text))).toEqual([]);
});

test("is composed Unicode, with curly quotation marks and an ellipsis character", () => {
  const isClean = (text: string) => text === text.normalize("NFC") && !/["']|\.\.\./.test(text);
  expect(failing("vi", ({ text }) => isClean(text))).toEqual([]);
});

test("has its accents", () => {
  const withoutAccents =
    /(?<!\p{L})(?:quy vi|phong|kham|dien thoai|ngay|thang|nam|yeu cau)(?!\p{L})/iu;
  expect(failing("vi", ({ text }) => !withoutAccents.test(text))).toEqual([]);
});
