import { expect, test } from "vitest";
import { readOwnQuestions, textIn } from "../../src/form/own-questions.ts";
import { supportedLanguage } from "../../src/messages/languages.ts";

/** As a page has it. */
function read(listed: unknown) {
  const { questions, problems } = readOwnQuestions(
    JSON.parse(JSON.stringify(listed)),
    supportedLanguage,
  );
  return { questions: questions.map(({ own }) => own), problems };
}
const SOURCE = { name: "source", label: "How did you hear about us?" };
const CHOICE = { ...SOURCE, kind: "choice" };

test("a question needs only a name and a label; the rest has defaults", () => {
  expect(read([SOURCE])).toEqual({
    questions: [
      {
        name: "source",
        kind: "text",
        label: { "": "How did you hear about us?" },
        options: [],
        required: false,
        isAboutPatient: false,
      },
    ],
    problems: [],
  });
});

test("a choice has options with values and texts per language", () => {
  const friend = { value: "friend", label: { en: "A friend", "ZH-Hant": "朋友" } };
  const { questions, problems } = read([{ ...CHOICE, options: ["Search", friend] }]);
  expect(problems).toEqual([]);
  expect(questions[0]?.options).toEqual([
    { value: "Search", label: { "": "Search" } },
    { value: "friend", label: { en: "A friend", "zh-Hant": "朋友" } },
  ]);
});

test.each([
  ["no list", SOURCE, /questions: there is no JSON list/],
  ["null", [null], /questions\[0\]: name/],
  ["a name of a prototype", [{ ...SOURCE, name: "__proto__" }], /name/],
  ["members of a prototype", [JSON.parse('{"__proto__":{"name":"source","label":"A"}}')], /name/],
  ["a name with capitals", [{ ...SOURCE, name: "Source" }], /name/],
  ["a name of the record", [{ ...SOURCE, name: "insurance" }], /that the form has already/],
  ["a name of the request", [{ ...SOURCE, name: "first_name" }], /that the form has already/],
  ["the same name", [SOURCE, SOURCE], /questions\[1\]: name: “source” is used twice/],
  ["no label", [{ name: "source" }], /label/],
  ["an invisible label", [{ ...SOURCE, label: "\u200b" }], /label/],
  ["a long label", [{ ...SOURCE, label: "a".repeat(5000) }], /label: use 1 to 300 characters/],
  ["a label that NFC makes long", [{ ...SOURCE, label: "\u0958".repeat(200) }], /label/],
  ["HTML", [{ ...SOURCE, label: "Read <b>this</b>" }], /label.*without HTML/],
  ["an empty language", [{ ...SOURCE, label: { en: "A", es: "" } }], /label/],
  ["a language that is none", [{ ...SOURCE, label: { english: "A", "e n": "A" } }], /label/],
  ["a label in no language of the form", [{ ...SOURCE, label: { de: "Wie?" } }], /label/],
  ["another kind", [{ ...SOURCE, kind: "file" }], /kind: use text, choice, checkbox/],
  ["a choice without options", [CHOICE], /options/],
  ["one option", [{ ...CHOICE, options: ["Yes"] }], /options/],
  ["the same option twice", [{ ...CHOICE, options: ["Yes", "Yes"] }], /options/],
  ["many options", [{ ...CHOICE, options: [...Array(21).keys()].map(String) }], /options/],
  ["options that are none", [{ ...CHOICE, options: ["Yes", 1] }], /options/],
  ["options without a kind", [{ ...SOURCE, options: ["Yes", "No"] }], /kind: use choice/],
  ["a misspelled member", [{ ...SOURCE, requierd: true }], /requierd: there is no such member/],
  ["required as a text", [{ ...SOURCE, required: "no" }], /required/],
  ["about somebody", [{ ...SOURCE, about: "mother" }], /about/],
])("%s is left out, and the practice reads why", (_, given, why) => {
  const { questions, problems } = read(given);
  expect(problems.map((problem) => problem.join(": "))).toEqual([expect.stringMatching(why)]);
  expect(questions.map((own) => own?.name)).toEqual(/twice/.test(String(why)) ? ["source"] : []);
});

test("of fifty questions the first five are asked, and one problem says so", () => {
  const fifty = [...Array(50).keys()].map((index) => ({ ...SOURCE, name: `question_${index}` }));
  const { questions, problems } = read(fifty);
  expect(questions).toHaveLength(5);
  expect(problems).toEqual([["questions[5]", "use 5 or fewer"]]);
});

test("a text is in the reader's language, else in a similar one, else in the first", () => {
  const texts = { de: "Ja", en: "Yes", zh: "是" };
  const shown = (reader: string) => Object.values(textIn(texts, reader));
  expect(shown("en")).toEqual(["Yes", "en"]);
  expect(shown("zh-Hant")).toEqual(["是", "zh"]);
  expect(shown("es")).toEqual(["Ja", "de"]);
  const regional = {
    de: "Ja",
    en: "Yes",
    "en-GB": "Aye",
    "zh-TW": "是",
    "pt-BR": "Sim",
    fil: "Oo",
  };
  const [own] = read([{ ...SOURCE, label: regional }]).questions;
  const chosen = ["en", "zh-Hant", "zh", "pt", "tl"].map(
    (tag) => textIn(own?.label ?? {}, tag).text,
  );
  expect(chosen).toEqual(["Yes", "是", "是", "Sim", "Oo"]);
  expect(textIn({ "": "Yes" }, "es")).toEqual({ text: "Yes", lang: "" });
});
