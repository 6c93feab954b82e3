import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES, type LanguageCode } from "../../src/messages/languages.ts";
import { readFiles, readMessages } from "../../src/tasks/translations/messages.ts";
import { exportSheet, importSheet } from "../../src/tasks/translations/sheet.ts";

const importText = (code: LanguageCode, sheet: string) => importSheet(code, Buffer.from(sheet));

describe.each(LANGUAGE_CODES.filter((code) => code !== "en"))("a sheet in %s", (code) => {
  const sheet = exportSheet(code);
  const [columns = [], ...rows] = Papa.parse<string[]>(sheet, { skipEmptyLines: true }).data;

  test("changes nothing as it was exported, nor sorted, without notes and with another separator", () => {
    const unchanged = { files: readFiles(code), refused: [] };
    const texts = [columns, ...rows.toReversed()].map(([key, , , ...both]) => [key, ...both]);
    const sorted = Papa.unparse(texts, { delimiter: ";" });
    expect(importText(code, sheet)).toEqual(unchanged);
    expect(importText(code, sorted)).toEqual(unchanged);
  });

  test("can add quotes, backslashes and no-break spaces to every text", () => {
    const texts = rows.filter((cells) => !/["`]/.test(cells.at(-1) ?? ""));
    const changed = texts.map((cells) => cells.with(-1, `${cells.at(-1)}\u202f"\\`));
    const { files, refused } = importText(code, Papa.unparse([columns, ...changed]));
    const messages = readMessages(files);
    expect(refused).toEqual([]);
    expect(changed.length).toBeGreaterThan(150);
    expect(changed.map(([key = ""]) => messages.get(key)?.text)).toEqual(
      changed.map((cells) => cells.at(-1)),
    );
  });
});

test.each<[what: string, LanguageCode, from: string | RegExp, to: string]>([
  ["a text", "zh", "此链接已失效", "链接无效"],
  ["a text with a no-break space", "fr", "le nom de votre compagnie", "le nom de la compagnie"],
  ["a text with placeholders", "ar", "الخطوة", "خطوة"],
  ["the order of placeholders", "es", /(mostrados: )(\S+) de (\S+\})/, "$1$3 / $2"],
  ["a text in a placeholder", "es", "número de emergencias de su zona", "112"],
  ["one of two plural forms", "es", "1 día hábil", "un día laborable"],
  ["one of six plural forms", "ar", "بعد ثانيتين", "خلال ثانيتين"],
])("a sheet changes %s in its place", (_, code, from, to) => {
  const { files, refused } = importText(code, exportSheet(code).replace(from, to));
  const sources = [...readFiles(code).values()];
  expect(refused).toEqual([]);
  expect([...files.values()]).not.toEqual(sources);
  expect([...files.values()]).toEqual(sources.map((source) => source.replace(from, to)));
});

const ONLY_TEXT = "only text may change";
test.each<[what: string, from: string | RegExp, to: string, why: string]>([
  ["the columns of another language", "English,es", "English,fr", "Row 1: the columns must"],
  ["an unknown key", "messages.offerLabel", "messages.label", "Row 2 (messages.label): no message"],
  ["a key twice", "messages.no,", "messages.yes,", "an earlier row has this key"],
  ["another English text", "Yes,Sí", "Yeah,Sí", "the English text is not the current one"],
  ["no translation", "Yes,Sí", "Yes,", "the translation is empty"],
  ["a cell too few", "Yes,Sí", "Yes", "Too few fields"],
  ["a placeholder too few", /(Paso.*) de .*/, "$1", ONLY_TEXT],
  ["another placeholder", /(Paso.*)count/, "$1total", ONLY_TEXT],
  ["a placeholder too many", /Paso.* de (.*)/, "$& $1", ONLY_TEXT],
  ["a placeholder in a text without one", "Yes,Sí", `Yes,$$\{name}`, ONLY_TEXT],
  ["an open placeholder", /(Paso.*)\}/, "$1", ONLY_TEXT],
  ["other code", /=== 1 (\? ""1 día)/, "< 2 $1", ONLY_TEXT],
  ["more code", "días hábiles`", "$&, alert()", ONLY_TEXT],
  ["other quotes", '""1 día hábil""', "“1 día hábil”", ONLY_TEXT],
  ["an open quote", /.Llámenme .*\r\n$/, ',"Llámenme', "Quoted field unterminated"],
])("a sheet with %s is refused, and changes nothing", (_, from, to, why) => {
  const sheet = exportSheet("es").replace("Continue,Continuar", "Continue,Seguir");
  const { files, refused } = importText("es", sheet.replace(from, to));
  expect(refused).toEqual([expect.stringContaining(why)]);
  expect(files).toEqual(readFiles("es"));
});

test("a sheet that was not saved as UTF-8 is refused", () => {
  const { refused } = importSheet("es", Buffer.from(exportSheet("es"), "latin1"));
  expect(refused).toContain("The file is not UTF-8: save it as “CSV UTF-8”.");
});

test("a sentence with placeholders has a note that says what they are", () => {
  const unexplained = [...readMessages(readFiles("en"))].flatMap(([key, { note, parameters }]) =>
    parameters.filter((name) => !note.includes(`\`${name}\``)).map((name) => `${key}: ${name}`),
  );
  expect(unexplained, "explain it in a comment above the sentence or its group").toEqual([]);
  const sheet = exportSheet("es");
  expect(sheet).toContain('number of this `step`, and the `count` of all.","step, count",');
});
