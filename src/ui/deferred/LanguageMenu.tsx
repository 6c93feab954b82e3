import type { Brand } from "../../branding/brand.ts";
import { formatLanguage } from "../../messages/format/format.ts";
import { LANGUAGE_NAMES } from "../../messages/language-names.ts";
import { contain } from "../../state/contain.ts";
import { LIVE } from "../elements/live.ts";
import type { View } from "../view.ts";
import { closePanel, focusMenuButton } from "./close-panel.ts";
import { type LanguageChoice, languageChoice } from "./language-choice.ts";

/**
 * A button with a globe at the end of the header, the languages below it, and the announcement after a
 * change. It takes no space, because it loads after the form.
 */
export function LanguageMenu({ view }: { view: View }) {
  // Without the header, there is no place for the button.
  const hasMenu = view.brand && view.languages.codes.length > 1;
  return (
    <>
      {/* Above the menu, which stands at the header. */}
      <LanguageChanged view={view} />
      {hasMenu && <Menu view={view} choice={languageChoice(view.scheduler)} />}
    </>
  );
}

/** Not a `<select>`: on Windows, each arrow key in one would change the form. */
function Menu({ view, choice }: MenuProps) {
  const isOpen = choice.isOpen.value;
  return (
    <div class="languages" style={{ "--ws-center": view.brand && centerOf(view.brand) }}>
      <button type="button" aria-expanded={isOpen} onClick={contain(choice.toggle)}>
        <span class="visually-hidden">{view.deferred.value?.messages.language}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18" />
        </svg>
      </button>
      {isOpen && <Languages view={view} choice={choice} />}
    </div>
  );
}

/**
 * The middle of a logo, which says how high it is drawn, or of the first line of the texts; the lines of
 * the name are 1.25em high.
 */
const centerOf = ({ header: { logo, name, tagline } }: Brand) =>
  logo
    ? `calc(min(${logo.height}px * var(--ws-drawn, 1), 80px) / 2)`
    : `${((name ?? tagline)?.size ?? 16) / 25.6}em`;

interface MenuProps {
  view: View;
  choice: LanguageChoice;
}

/** Each language by its own name, for patients who read no other. */
const Languages = ({ view, choice }: MenuProps) => (
  <div class="panel" ref={closePanel(choice.isOpen)}>
    <ul>
      {view.languages.codes.map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            aria-current={code === view.messages.tag ? "true" : undefined}
            aria-disabled={code === choice.loading.value}
            onClick={contain(async ({ currentTarget }) => {
              const menu = currentTarget.closest(".languages");
              await choice.choose(code, view);
              if (!choice.isOpen.peek()) focusMenuButton(menu);
            })}
          >
            {LANGUAGE_NAMES[code]}
          </button>
        </li>
      ))}
    </ul>
    <p class={choice.hasFailed.value ? "error" : undefined} {...LIVE}>
      {choice.hasFailed.value && view.deferred.value?.messages.languageFailed}
    </p>
  </div>
);

/** Says that the form is now in the language that the patient chose, and which texts are not. */
function LanguageChanged({ view }: { view: View }) {
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
    <div class={untranslated ? "untranslated" : "visually-hidden"} {...LIVE}>
      {sentences?.languageChanged}
      {untranslated && ` ${untranslated}`}
    </div>
  );
}
