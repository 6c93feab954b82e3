import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Brand } from "../../branding/brand.ts";
import { formatLanguage } from "../../messages/format.ts";
import { LANGUAGE_NAMES, type LanguageCode } from "../../messages/languages.ts";
import { contain, listen } from "../../state/contain.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import { LIVE } from "../elements/live.ts";
import type { View } from "../view.ts";

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

/** The state of one form's menu of languages. */
export interface LanguageChoice {
  isOpen: Signal<boolean>;
  /** The language that is being loaded. */
  loading: ReadonlySignal<LanguageCode | null>;
  hasFailed: ReadonlySignal<boolean>;
  toggle(): void;
  /** Changes the form's language. Until it has loaded, another one can be chosen. */
  choose(code: LanguageCode, view: View): Promise<void>;
}

/** Kept apart from the components, which have no state. */
const choices = new WeakMap<Scheduler, LanguageChoice>();

function languageChoice(scheduler: Scheduler): LanguageChoice {
  const choice = choices.get(scheduler) ?? createLanguageChoice();
  choices.set(scheduler, choice);
  return choice;
}

function createLanguageChoice(): LanguageChoice {
  const isOpen = signal(false);
  const loading = signal<LanguageCode | null>(null);
  const hasFailed = signal(false);
  return {
    isOpen,
    loading,
    hasFailed,
    toggle() {
      batch(() => {
        isOpen.value = !isOpen.value;
        hasFailed.value = false;
      });
    },
    async choose(code, { languages, language }) {
      batch(() => {
        loading.value = code;
        hasFailed.value = false;
      });
      await languages.change(code);
      if (loading.peek() !== code) return;
      const isLoaded = language.peek()?.messages.tag === code;
      batch(() => {
        loading.value = null;
        hasFailed.value = !isLoaded;
        if (isLoaded) languages.isChanged.value = true;
        isOpen.value &&= !isLoaded;
      });
    },
  };
}

/** Moves the focus to the button that opens the panel of a menu. */
const focusMenuButton = (menu: Element | null | undefined) =>
  menu?.querySelector("button")?.focus();

/**
 * A `ref` of a menu's panel, which closes with Escape, when focus leaves the menu, and when something
 * outside of it is pressed.
 */
const closePanel = (isOpen: Signal<boolean>) => (panel: HTMLElement | null) => {
  const menu = panel?.parentElement;
  if (!menu) return;
  const controller = new AbortController();
  const { signal } = controller;
  listen(
    menu,
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      // The dialog around the form stays open.
      event.preventDefault();
      event.stopPropagation();
      focusMenuButton(menu);
      isOpen.value = false;
    },
    { signal },
  );
  listen(
    menu,
    "focusout",
    ({ relatedTarget }) => {
      // Null in Safari for a button that is pressed, which it does not focus.
      if (relatedTarget && !menu.contains(relatedTarget as Node)) isOpen.value = false;
    },
    { signal },
  );
  // In the capture phase, because the form's root stops these events.
  listen(
    window,
    "pointerdown",
    (event) => {
      if (!event.composedPath().includes(menu)) isOpen.value = false;
    },
    { capture: true, signal },
  );
  return () => controller.abort();
};
