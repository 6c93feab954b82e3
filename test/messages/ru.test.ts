import { expect, test } from "vitest";
import { COUNTS, failing, languages } from "./sentences.ts";

const { deferred, slots } = languages.ru;

test("uses вы in lower case, and words without a gender for the reader", () => {
  const informal = /(?<!\p{L})(?:ты|тебя|тебе|твой|твоя|твоё)(?!\p{L})/iu;
  const upperCase = /[^.!?]\s(?:Вы|Вас|Вам|Ваш\p{L}*)(?!\p{L})/u;
  const gendered = /\p{L}\([аи]\)|(?<!\p{L})(?:соглас(?:ен|на)|уверен[а]?)(?!\p{L})/iu;
  const isAllowed = (text: string) =>
    ![informal, upperCase, gendered].some((rule) => rule.test(text));
  expect(failing("ru", ({ text }) => isAllowed(text))).toEqual([]);
});

test("has ё, angle quotation marks and an ellipsis character", () => {
  const without = /приема|прием(?!\p{L})|еще|ребенк|ребенок|["“”']|\.\.\./iu;
  expect(failing("ru", ({ text }) => !without.test(text))).toEqual([]);
});

test("has three forms after a number", () => {
  const counts = [...COUNTS, 21, 22, 25];
  expect(counts.map((count) => deferred.charactersLeft(count, String(count)))).toEqual([
    "Осталось 0 символов",
    "Остался 1 символ",
    "Осталось 2 символа",
    "Осталось 3 символа",
    "Осталось 11 символов",
    "Осталось 100 символов",
    "Остался 21 символ",
    "Осталось 22 символа",
    "Осталось 25 символов",
  ]);
  expect([1, 3, 5, 21].map((count) => slots.timesCount(count, String(count)))).toEqual([
    "1 вариант",
    "3 варианта",
    "5 вариантов",
    "21 вариант",
  ]);
  expect([1, 3, 30].map((count) => deferred.idle(count, String(count)))).toEqual([
    expect.stringContaining("через 1 секунду."),
    expect.stringContaining("через 3 секунды."),
    expect.stringContaining("через 30 секунд."),
  ]);
  expect([1, 2, 5].map((count) => deferred.problemTitle(count, String(count)))).toEqual([
    "Нужно исправить ошибку",
    "Нужно исправить 2 ошибки",
    "Нужно исправить 5 ошибок",
  ]);
});
