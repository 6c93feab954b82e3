import { formatLanguage } from "../../messages/format/format.ts";
import { LIVE } from "../elements/live.ts";
import type { View } from "../view.ts";

/** Says that the form is now in the language that the patient chose, and which texts are not. */
export function LanguageChanged({ view }: { view: View }) {
  const { languages, messages, practiceText, scheduler } = view;
  const sentences = languages.isChanged.value ? view.deferred.value?.messages : undefined;
  const plan = scheduler.plan.value;
  const hasPracticeTexts = plan?.screener || plan?.appointmentTypes[0];
  const { lang } = practiceText;
  const untranslated =
    hasPracticeTexts &&
    lang &&
    lang !== messages.tag &&
    sentences?.untranslated(formatLanguage(lang, messages.tag));
  return (
    <div class={untranslated ? "offer help" : "visually-hidden"} {...LIVE}>
      {sentences?.languageChanged}
      {untranslated && ` ${untranslated}`}
    </div>
  );
}
