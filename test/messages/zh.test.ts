import { expect, test } from "vitest";
import { LANGUAGE_CODES, type LanguageCode } from "../../src/messages/languages.ts";
import { failing, ownText } from "./sentences.ts";

/** Characters that exist only in the other way of writing Chinese. */
const OTHER_CHARACTERS: Partial<Record<LanguageCode, RegExp>> = {
  zh: /[預約請電話號碼診開關線輸選擇這時間點個們會與為務繼續聯絡資訊錯誤問題應該發過還無讓錄寫業數較後從將]/u,
  "zh-Hant":
    /[预约请电话号码诊开关线输选择这时间点个们会与为务继续联络资讯错误问题应该发过还无让录写业数较后从将]/u,
};

const CHINESE = LANGUAGE_CODES.filter((code) => OTHER_CHARACTERS[code]);

test.each(CHINESE)("%s has its own characters only", (code) => {
  expect(failing(code, ({ text }) => !OTHER_CHARACTERS[code]?.test(text))).toEqual([]);
});

test.each(CHINESE)("%s has full-width punctuation", (code) => {
  const isFullWidth = /[,;?!"'()]|:(?!\d)|\.\.\./;
  expect(failing(code, (sentence) => !isFullWidth.test(ownText(sentence)))).toEqual([]);
});

test.each(CHINESE)("%s is polite", (code) => {
  expect(failing(code, ({ text }) => !/[你]/.test(text))).toEqual([]);
});
