import { expect, test } from "vitest";
import { messageParts } from "../../../src/preview/stage/message-parts.ts";

// 3GPP TS 23.038, the tables of 6.2.1 and 6.2.1.1.
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const EXTENSION = "\f^{}\\[~]|€";

test("the tables are whole", () => {
  // 128 codes, of which one is the escape.
  expect(new Set(BASIC).size).toBe(127);
  expect(new Set(EXTENSION).size).toBe(10);
});

test.each<[what: string, text: string, parts: number]>([
  ["nothing", "", 1],
  ["a word", "Hello", 1],
  ["160 letters", "x".repeat(160), 1],
  ["161 letters", "x".repeat(161), 2],
  ["306 letters", "x".repeat(306), 2],
  ["307 letters", "x".repeat(307), 3],
  ["160 of every sort", (BASIC + BASIC).slice(0, 160), 1],
  ["80 euro signs", "€".repeat(80), 1],
  ["80 euro signs and a letter", `${"€".repeat(80)}x`, 2],
  // 76 fit beside each other in 153, and the 153rd place stays empty.
  ["152 euro signs", "€".repeat(152), 2],
  ["153 euro signs", "€".repeat(153), 3],
  ["a bracket at the seam", `${"x".repeat(152)}[${"x".repeat(153)}`, 3],
])("%s of the default alphabet", (_what, text, parts) => {
  expect(messageParts(text)).toEqual({ characters: [...text].length, isWide: false, parts });
});

test.each([...EXTENSION])("%j counts twice", (one) => {
  expect(messageParts("x".repeat(158) + one).parts).toBe(1);
  expect(messageParts("x".repeat(159) + one).parts).toBe(2);
});

test.each<[what: string, text: string, parts: number]>([
  ["70 with one letter of another alphabet", `ش${"x".repeat(69)}`, 1],
  ["71 with one", `ش${"x".repeat(70)}`, 2],
  ["134 with one", `ش${"x".repeat(133)}`, 2],
  ["135 with one", `ش${"x".repeat(134)}`, 3],
  ["a euro sign beside one, which counts once then", `ش${"€".repeat(69)}`, 1],
  ["35 pictures, which count twice", "🦷".repeat(35), 1],
  ["36 pictures", "🦷".repeat(36), 2],
  ["a picture at the seam, which is not torn", `${"ش".repeat(66)}🦷${"ش".repeat(66)}`, 3],
  ["a typographer's apostrophe", `We’ll ${"x".repeat(64)}`, 1],
  ["a typographer's apostrophe and one letter more", `We’ll ${"x".repeat(65)}`, 2],
  ["a lower ç, which the alphabet lacks", `ç${"x".repeat(70)}`, 2],
])("%s outside of it", (_what, text, parts) => {
  expect(messageParts(text)).toEqual({ characters: [...text].length, isWide: true, parts });
});
