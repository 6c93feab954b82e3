import { expect, test } from "vitest";
import { messageParts } from "../../../src/preview/stage/message-parts.ts";

// 3GPP TS 23.038, the tables of 6.2.1 and 6.2.1.1.
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const EXTENSION = "\f^{}\\[~]|€";

test("the tables are complete", () => {
  // 128 codes, one of which is the escape.
  expect(new Set(BASIC).size).toBe(127);
  expect(new Set(EXTENSION).size).toBe(10);
});

test.each<[title: string, text: string, parts: number]>([
  ["nothing", "", 1],
  ["a word", "Hello", 1],
  ["160 letters", "x".repeat(160), 1],
  ["161 letters", "x".repeat(161), 2],
  ["306 letters", "x".repeat(306), 2],
  ["307 letters", "x".repeat(307), 3],
  ["160 different characters", (BASIC + BASIC).slice(0, 160), 1],
  ["80 euro signs", "€".repeat(80), 1],
  ["80 euro signs and a letter", `${"€".repeat(80)}x`, 2],
  // 76 of them fit in 153 units; the last unit stays empty.
  ["152 euro signs", "€".repeat(152), 2],
  ["153 euro signs", "€".repeat(153), 3],
  ["a bracket at the end of a part", `${"x".repeat(152)}[${"x".repeat(153)}`, 3],
])("%s in the default alphabet", (_title, text, parts) => {
  expect(messageParts(text)).toEqual({ characters: [...text].length, isUcs2: false, parts });
});

test.each([...EXTENSION])("%j counts twice", (one) => {
  expect(messageParts("x".repeat(158) + one).parts).toBe(1);
  expect(messageParts("x".repeat(159) + one).parts).toBe(2);
});

test.each<[title: string, text: string, parts: number]>([
  ["70 characters, one outside the alphabet", `ش${"x".repeat(69)}`, 1],
  ["71 characters, one outside", `ش${"x".repeat(70)}`, 2],
  ["134 characters, one outside", `ش${"x".repeat(133)}`, 2],
  ["135 characters, one outside", `ش${"x".repeat(134)}`, 3],
  ["euro signs, which count once in UCS-2", `ش${"€".repeat(69)}`, 1],
  ["35 emoji, which count twice", "🦷".repeat(35), 1],
  ["36 emoji", "🦷".repeat(36), 2],
  ["an emoji at the end of a part, which is not split", `${"ش".repeat(66)}🦷${"ش".repeat(66)}`, 3],
  ["a curly apostrophe in 70 characters", `We’ll ${"x".repeat(64)}`, 1],
  ["a curly apostrophe in 71 characters", `We’ll ${"x".repeat(65)}`, 2],
  ["a lowercase ç, which is not in the alphabet", `ç${"x".repeat(70)}`, 2],
])("%s, in UCS-2", (_title, text, parts) => {
  expect(messageParts(text)).toEqual({ characters: [...text].length, isUcs2: true, parts });
});
