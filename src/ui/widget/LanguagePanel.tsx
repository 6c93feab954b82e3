import { batch, type Signal } from "@preact/signals";
import { listen } from "../../host/contain.ts";
import { formatLanguage } from "../../messages/format.ts";
import { LANGUAGE_NAMES, type LanguageCode } from "../../messages/languages.ts";
import { LIVE } from "../elements/live.ts";
import type { LoadedProps, MenuState } from "../view.ts";
import { useView } from "../view-context.ts";

/** The languages, each by its own name. */
export function LanguagePanel({ language: { messages, submission }, state }: LoadedProps) {
  const { languages } = useView();
  if (!state) return null;
  const choose = async (code: LanguageCode, menu: Element | null) => {
    if (state.peek() === code) return;
    state.value = code;
    const isLoaded = await languages.change(code);
    const isWaiting = state.peek() === code;
    batch(() => {
      if (isLoaded) languages.isChanged.value = true;
      if (isWaiting) state.value = isLoaded ? "closed" : "failed";
    });
    if (isWaiting && isLoaded) focusMenuButton(menu);
  };
  return (
    <div class="panel" ref={closePanel(state)}>
      <ul>
        {languages.codes.map((code) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              aria-current={code === messages.tag ? "true" : undefined}
              aria-disabled={code === state.value}
              onClick={({ currentTarget }) => choose(code, currentTarget.closest(".languages"))}
            >
              {LANGUAGE_NAMES[code]}
            </button>
          </li>
        ))}
      </ul>
      <p class={state.value === "failed" ? "error" : undefined} {...LIVE}>
        {state.value === "failed" && submission.languageFailed}
      </p>
    </div>
  );
}

/** Says that the form is now in the language that the patient chose, and which texts are not. */
export function LanguageChanged({ language: { messages, submission } }: LoadedProps) {
  const { languages, practiceText, scheduler } = useView();
  const sentences = languages.isChanged.value ? submission : undefined;
  const plan = scheduler.form.plan.value;
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

const focusMenuButton = (menu: Element | null) => menu?.querySelector("button")?.focus();

/** A `ref` of a menu's panel, which closes with Escape, and when focus or a press goes elsewhere. */
const closePanel = (state: Signal<MenuState>) => (panel: HTMLElement | null) => {
  const menu = panel?.parentElement;
  if (!menu) return;
  const close = () => {
    state.value = "closed";
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // The dialog around the form stays open.
    event.preventDefault();
    event.stopPropagation();
    focusMenuButton(menu);
    close();
  };
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    // Null in Safari for a button that is pressed, which it does not focus.
    if (relatedTarget && !menu.contains(relatedTarget as Node)) close();
  };
  const closeOutside = (event: PointerEvent) => {
    if (!event.composedPath().includes(menu)) close();
  };
  const controller = new AbortController();
  listen(menu, "keydown", closeOnEscape, controller);
  listen(menu, "focusout", closeWhenLeft, controller);
  // In the capture phase, because the form's root stops these events.
  listen(window, "pointerdown", closeOutside, { signal: controller.signal, capture: true });
  return () => controller.abort();
};
