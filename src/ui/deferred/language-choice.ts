import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { LanguageCode } from "../../messages/languages.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import type { View } from "../view.ts";

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

export function languageChoice(scheduler: Scheduler): LanguageChoice {
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
