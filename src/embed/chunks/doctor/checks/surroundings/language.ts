import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { LANGUAGE_CODES, supportedLanguage } from "../../../../../messages/languages.ts";

/** A page in a language that the form does not have: then it is in the visitor's, or in English. */
export function checkLanguage(form: Element): CheckFinding[] {
  if (form.hasAttribute("lang")) return [];
  const lang = form.closest("[lang]")?.getAttribute("lang")?.trim() ?? "";
  return lang === "" || supportedLanguage(lang)
    ? []
    : [finding("WS530", `lang="${lang}"`, `the form has ${LANGUAGE_CODES.join(", ")}`)];
}
