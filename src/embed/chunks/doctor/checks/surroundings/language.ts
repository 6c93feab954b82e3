import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import {
  chooseLanguage,
  LANGUAGE_CODES,
  type LanguageCode,
  supportedLanguage,
} from "../../../../../messages/languages.ts";
import { readSettings } from "../../../../api/attributes.ts";
import { ancestorsOf } from "../layout/tree.ts";
import { contradictingLanguage } from "./text-language.ts";

/** The language of the form, where it is from, and whether it is that of the page's text. */
export function checkLanguage(form: Element): { check: string; findings: CheckFinding[] } {
  const { lang, languages } = readSettings((name) => form.getAttribute(name));
  const owner = ancestorsOf(form).find((one) => one.hasAttribute("lang"));
  const nearest = owner?.getAttribute("lang") ?? "";
  const { language } = chooseLanguage({
    attribute: lang,
    nearest,
    browser: navigator.languages ?? [],
    languages: languages ?? LANGUAGE_CODES,
  });
  const tag = owner ? `<${owner.localName} lang="${nearest}">` : "";
  const reason =
    supportedLanguage(lang) === language
      ? `its lang="${lang}"`
      : supportedLanguage(nearest) === language
        ? tag
        : "the browser, or because it has no other";
  return {
    check: `The page's language: the form is in ${nameOf(language)}, because of ${reason}`,
    findings: form.hasAttribute("lang") || !owner ? [] : check(owner, language, tag),
  };
}

function check(owner: Element, language: LanguageCode, tag: string): CheckFinding[] {
  const lang = owner.getAttribute("lang")?.trim() ?? "";
  const claimed = supportedLanguage(lang);
  // Then the form is in the visitor's language, or in English.
  if (!claimed) {
    const detail = `the form has ${LANGUAGE_CODES.join(", ")}`;
    return lang === "" ? [] : [finding("WS530", `lang="${lang}"`, detail)];
  }
  const actual = claimed === language && contradictingLanguage(textOf(owner), claimed);
  return actual
    ? [finding("WS596", tag, `the form is in ${nameOf(claimed)}, the text in ${nameOf(actual)}`)]
    : [];
}

const nameOf = (code: string) => new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;

/** What visitors see of an element, without the parts that name a language of their own. */
function textOf(owner: Element): string {
  const root = owner === document.documentElement ? document.body : (owner as HTMLElement);
  return [...root.querySelectorAll<HTMLElement>("[lang]")].reduce(
    (text, { innerText }) => (innerText ? text.replace(innerText, " ") : text),
    root.innerText,
  );
}
