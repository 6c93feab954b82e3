import type { Studio } from "../studio.ts";

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

/** The page's keys; those without Ctrl are for who is not typing (WCAG 2.1.4: they need focus elsewhere). */
export function followKeys(target: Document, studio: Studio): void {
  const release = () => {
    studio.draft.isBefore.value = false;
  };
  target.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isCommand = (ctrlKey || metaKey) && !altKey;
    const bare = !ctrlKey && !metaKey && !altKey && !isTyping(event.target);
    const action = isCommand
      ? WITH_CTRL[key.toLowerCase()]
      : bare
        ? ALONE[key.toLowerCase()]
        : null;
    if (!action) return;
    event.preventDefault();
    action(studio, event);
  });
  target.addEventListener("keyup", ({ key }) => {
    if (key.toLowerCase() === "b") release();
  });
  target.defaultView?.addEventListener("blur", release);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select"));
