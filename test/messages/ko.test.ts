import { expect, test } from "vitest";
import { failing } from "./sentences.ts";

test("is formal, without a pronoun for the reader", () => {
  const informal = /(?<!\p{L})(?:너(?!무)|네가|당신|그대(?!로))|(?:한다|이다|했다|해라)[.,?]?$/u;
  expect(failing("ko", ({ text }) => !informal.test(text))).toEqual([]);
});

test("asks in one way: -해 주세요, never -하세요 or -하십시오", () => {
  const isOther = /(?:하세요|하십시오|주십시오|입력하|선택하세)/;
  expect(failing("ko", ({ text }) => !isOther.test(text))).toEqual([]);
});

test("has no particle with two forms, which would show that a program wrote the sentence", () => {
  expect(failing("ko", ({ text }) => !/[은을이와]\([는를가과]\)|\(으\)로/.test(text))).toEqual([]);
});

test("is composed Unicode, with curly quotation marks and an ellipsis character", () => {
  const isClean = (text: string) => text === text.normalize("NFC") && !/["']|\.\.\./.test(text);
  expect(failing("ko", ({ text }) => isClean(text))).toEqual([]);
});
