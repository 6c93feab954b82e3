import { expect, test } from "vitest";
import { failing } from "./sentences.ts";

test("addresses the reader politely, as kayo", () => {
  const familiar = /(?<!\p{L})(?:ikaw|ka|mo|iyo|iyong)(?!\p{L})/iu;
  expect(failing("tl", ({ text }) => !familiar.test(text))).toEqual([]);
});

test("has no po in labels and buttons", () => {
  const isLabel = (text: string) => !/[.?]$/.test(text);
  expect(failing("tl", ({ text }) => !isLabel(text) || !/\bpo\b/.test(text))).toEqual([
    "slots.booked.sentTitle: May iskedyul na po kayo",
  ]);
});

test("has Tagalog words where there are everyday ones", () => {
  const english = /\b(?:form field|number|date|time|phone|address|clinic|request|send|answer)\b/i;
  const isAllowed = (text: string) =>
    !english.test(text.replace(/reference number|time zone/gi, "").replace(/\S+@\S+/g, ""));
  expect(failing("tl", ({ text }) => isAllowed(text))).toEqual([]);
});

test("has curly quotation marks and an ellipsis character", () => {
  expect(failing("tl", ({ text }) => !/["'«»]|\.\.\.|\s[.,;:?!]/.test(text))).toEqual([]);
});
