import { useSignal } from "@preact/signals";
import { Lazy } from "../elements/Boundary.tsx";
import { GLOBE, Icon } from "../elements/Icon.tsx";
import type { MenuState } from "../view.ts";
import { useView } from "../view-context.ts";

/** A button, and the languages once their chunk has loaded. */
export function LanguageMenu() {
  const { languages, messages, submission } = useView();
  const state = useSignal<MenuState>("closed");
  const isOpen = state.value !== "closed";
  const toggle = () => {
    state.value = isOpen ? "closed" : "open";
  };
  // The languages would open later, while the patient types.
  const closeBeforeLoaded = () => {
    if (!submission.peek()) state.value = "closed";
  };
  if (languages.codes.length < 2) return null;
  return (
    // Not a `<select>`: on Windows, each arrow key in one would change the form.
    <div class="languages">
      <button type="button" aria-expanded={isOpen} onClick={toggle} onBlur={closeBeforeLoaded}>
        <span class="visually-hidden">{messages.language}</span>
        <Icon path={GLOBE} />
      </button>
      {isOpen && <Lazy show="LanguagePanel" state={state} />}
    </div>
  );
}
