import { expect, test } from "vitest";
import type { LanguageCode } from "../../src/messages/languages.ts";
import { failing, languages } from "./sentences.ts";

test("Arabic isolates left-to-right text, and closes every isolate", () => {
  const rest = (text: string) => text.replace(/[\u2066\u2068][^\u2069]*\u2069/g, "");
  // Intl formats the time in Arabic. Dates are in the order of the three inputs.
  const isMixed = (key: string) =>
    /optional$|replyWithin|labelled|quoted|tooLong|notAName|incompleteDate|shortMonth/.test(key);
  expect(failing("ar", ({ key, text }) => isMixed(key) || !/[A-Za-z+()]/.test(rest(text)))).toEqual(
    [],
  );
  expect(failing("ar", ({ text }) => !/[\u2066-\u2069]/.test(rest(text)))).toEqual([]);
});

test("Spanish opens and closes every question and exclamation", () => {
  const unpaired = (text: string) => /[¿?¡!]/.test(text.replace(/¿[^¿?]+\?|¡[^¡!]+!/g, ""));
  expect(failing("es", ({ text }) => !unpaired(text))).toEqual([]);
});

test.each<[LanguageCode, "charactersLeft" | "charactersOver" | "idle", number, string]>([
  ["es", "charactersLeft", 0, "Le quedan 0 caracteres"],
  ["es", "charactersLeft", 1, "Le queda 1 carácter"],
  ["es", "charactersOver", 1, "Sobra 1 carácter"],
  ["es", "charactersOver", 2, "Sobran 2 caracteres"],
  ["es", "idle", 1, "en 1 segundo."],
  ["es", "idle", 30, "en 30 segundos."],
  ["fr", "charactersLeft", 0, "Il reste 0 caractère"],
  ["fr", "charactersLeft", 2, "Il reste 2 caractères"],
  ["fr", "idle", 1, "dans 1 seconde."],
  ["fr", "idle", 30, "dans 30 secondes."],
  ["pt", "charactersLeft", 0, "Resta 0 caractere"],
  ["pt", "charactersLeft", 1, "Resta 1 caractere"],
  ["pt", "charactersLeft", 2, "Restam 2 caracteres"],
  ["pt", "idle", 1, "em 1 segundo."],
  ["pt", "idle", 30, "em 30 segundos."],
  ["ru", "charactersLeft", 0, "Осталось 0 символов"],
  ["ru", "charactersLeft", 1, "Остался 1 символ"],
  ["ru", "charactersLeft", 2, "Осталось 2 символа"],
  ["ru", "charactersLeft", 11, "Осталось 11 символов"],
  ["ru", "charactersLeft", 21, "Остался 21 символ"],
  ["ru", "charactersLeft", 22, "Осталось 22 символа"],
  ["ru", "charactersLeft", 25, "Осталось 25 символов"],
  ["ru", "idle", 1, "через 1 секунду."],
  ["ru", "idle", 3, "через 3 секунды."],
  ["ru", "idle", 30, "через 30 секунд."],
  ["ar", "idle", 0, "إجاباتك الآن."],
  ["ar", "idle", 1, "بعد ثانية واحدة."],
  ["ar", "idle", 2, "بعد ثانيتين."],
  ["ar", "idle", 3, "بعد 3 ثوانٍ."],
  ["ar", "idle", 11, "بعد 11 ثانية."],
  ["ar", "idle", 100, "بعد 100 ثانية."],
])("%s has a plural form in %s for %i", (code, name, count, sentence) => {
  const text = languages[code].submission[name](count, String(count));
  if (name === "idle") expect(text).toContain(sentence);
  else expect(text).toBe(sentence);
});

test("Russian counts times and mistakes", () => {
  const { submission, slots } = languages.ru;
  expect([1, 3, 5, 21].map((count) => slots.timesCount(count, String(count)))).toEqual([
    "1 вариант",
    "3 варианта",
    "5 вариантов",
    "21 вариант",
  ]);
  expect([1, 2, 5].map((count) => submission.problemTitle(count, String(count)))).toEqual([
    "Нужно исправить ошибку",
    "Нужно исправить 2 ошибки",
    "Нужно исправить 5 ошибок",
  ]);
});

test("a Spanish sentence that ends with a time has one period", () => {
  const { slots } = languages.es;
  expect(slots.readerTime("lunes, 23 de noviembre de 2026, 23:32")).toBe(
    "En su zona horaria: lunes, 23 de noviembre de 2026, 23:32.",
  );
  // The complete date, so not "son las".
  expect(slots.readerTime("lunes, 23 de noviembre de 2026, 9:00 a.m.")).toBe(
    "En su zona horaria: lunes, 23 de noviembre de 2026, 9:00 a.m.",
  );
});
