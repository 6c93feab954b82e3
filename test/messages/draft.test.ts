import { describe, expect, test } from "vitest";
import { type DraftMessages, draftMessages } from "../../src/messages/draft.ts";
import { LANGUAGES, type LanguageCode } from "../../src/messages/languages.ts";

const codes = Object.keys(LANGUAGES) as LanguageCode[];

const sentencesOf = ({ notShown, ...others }: DraftMessages): Record<string, string> => ({
  ...others,
  ...notShown,
});

test("a draft is spoken of in every language of the form", () => {
  expect(Object.keys(draftMessages)).toEqual(codes);
});

describe.each(codes)("in %s", (code) => {
  const sentences = sentencesOf(draftMessages[code]);
  const texts = Object.values(sentences);

  test("everything is said", () => {
    expect(Object.keys(sentences)).toEqual(Object.keys(sentencesOf(draftMessages.en)));
    expect(texts.filter((text) => !/\p{L}/u.test(text) || text !== text.trim())).toEqual([]);
  });

  test("no two sentences are the same, nor one of another language's", () => {
    const others = codes
      .filter((other) => other !== code)
      .flatMap((other) => Object.values(sentencesOf(draftMessages[other])));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => others.includes(text))).toEqual([]);
  });

  test("sentences end as sentences do, and what is followed by names with a colon", () => {
    const { ribbon, leftOut, ...whole } = sentences;
    expect(ribbon).not.toMatch(/[.:]$/);
    expect(leftOut).toMatch(/:$/);
    expect(Object.values(whole).filter((text) => !text.endsWith("."))).toEqual([]);
  });

  test("it is written in the language's own script", () => {
    const script = code === "ar" ? /[A-Za-z]/ : /\p{Script=Arabic}/u;
    expect(texts.filter((text) => script.test(text))).toEqual([]);
  });
});
