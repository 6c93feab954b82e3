import { afterEach, expect, test } from "vitest";
import { checkLanguage } from "../../../../../../src/embed/chunks/doctor/checks/surroundings/language.ts";

const TEXT =
  "Welcome to Larkmere Dental. We are a family practice in the heart of the town, and we have looked after our patients' teeth for more than twenty years. Whether you need a check-up or a new crown, our friendly team will find a time that suits you. Please fill in the form below.";

const root = document.documentElement;
const { lang } = root;
afterEach(() => {
  root.lang = lang;
  document.body.replaceChildren();
});

function checkIn(pageLang: string, attributes = "", body = `<p>${TEXT}</p>`) {
  root.lang = pageLang;
  document.body.innerHTML = `${body}<section><web-scheduler-x ${attributes}></web-scheduler-x></section>`;
  const { check, findings } = checkLanguage(document.querySelector("web-scheduler-x") as Element);
  return [
    check.replace("The page's language: the form is in ", ""),
    ...findings.map(({ code, subject, detail }) => `${code} ${subject} ${detail}`),
  ];
}

test("the language and its cause are said, and that the text is in another one", () => {
  expect(checkIn("fr-FR")).toEqual([
    'French, because of <html lang="fr-FR">',
    'WS596 <html lang="fr-FR"> the form is in French, the text in English',
  ]);
});

test.each([
  ["the text's language", "en-US", "", 'English, because of <html lang="en-US">'],
  ["a language chosen for the form", "fr", 'lang="en"', 'English, because of its lang="en"'],
  ["another one chosen for the form", "en", 'lang="es"', 'Spanish, because of its lang="es"'],
  ["the only language of the form", "fr", 'languages="en"', "English, because of the browser"],
])("%s", (_case, pageLang, attributes, says) => {
  const [check, ...found] = checkIn(pageLang, attributes);
  expect(check).toContain(says);
  expect(found).toEqual([]);
});

test("a part of the page that names its own language does not count", () => {
  const parts = `<p lang="en">${TEXT}</p><p>Prenez rendez-vous.</p>`;
  expect(checkIn("fr", "", parts)).toHaveLength(1);
});

test("a language that the form does not have", () => {
  expect(checkIn("de")).toEqual([expect.any(String), expect.stringMatching(/^WS530 lang="de" /)]);
});
