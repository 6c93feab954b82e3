import type { Studio } from "../state/preview-state.ts";

/** What a key does, with or without Ctrl (Cmd on a Mac). */
type Key = (studio: Studio, event: KeyboardEvent) => void;

const WITH_CTRL: Record<string, Key> = {
  z: ({ draft }, { shiftKey }) => (shiftKey ? draft.redo() : draft.undo()),
  y: ({ draft }) => draft.redo(),
};

const ALONE: Record<string, Key> = {
  b: ({ draft }) => {
    draft.isBefore.value = true;
  },
  "/": () => document.querySelector<HTMLElement>("#search")?.focus(),
};

/**
 * The page's keys. Those without Ctrl are for who is not typing, and can be switched off for who
 * speaks to the computer (WCAG 2.2, 2.1.4).
 *
 * @returns what ends it
 */
export function followKeys(target: Document, studio: Studio): () => void {
  const over = new AbortController();
  const { signal } = over;
  const release = () => {
    studio.draft.isBefore.value = false;
  };
  const press = (event: KeyboardEvent) => {
    const action = actionOf(event, studio);
    if (!action || target.querySelector("dialog:modal")) return;
    event.preventDefault();
    action(studio, event);
  };
  const lift = ({ key }: KeyboardEvent) => {
    if (key.toLowerCase() === "b") release();
  };
  target.addEventListener("keydown", press, { signal });
  target.addEventListener("keyup", lift, { signal });
  target.defaultView?.addEventListener("blur", release, { signal });
  return () => over.abort();
}

function actionOf(event: KeyboardEvent, { view }: Studio): Key | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (altKey) return undefined;
  const name = key.toLowerCase();
  const inside = target instanceof HTMLElement ? target : null;
  const isText = inside?.matches(TEXT) ?? false;
  if (ctrlKey || metaKey) {
    // A text that is not of the draft has steps back of its own.
    return isText && !inside?.closest("[data-path]") ? undefined : WITH_CTRL[name];
  }
  return isText || inside?.matches("select") || !view.hasKeys.value ? undefined : ALONE[name];
}

const TEXT = "input:not([type=checkbox], [type=radio], [type=range]), textarea";
