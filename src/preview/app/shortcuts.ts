import { TEXT_FIELD } from "../stage/forward-keys.ts";
import { afterRender } from "../state/preview-context.ts";
import type { PreviewState } from "../state/preview-state.ts";

type Action = (previewState: PreviewState, event: KeyboardEvent) => void;

/** With Ctrl, or Cmd on a Mac. */
const CTRL_ACTIONS: Record<string, Action> = {
  z: ({ draft }, { shiftKey }) => (shiftKey ? draft.redo() : draft.undo()),
  y: ({ draft }) => draft.redo(),
  s: ({ save }) => void save(),
};

const SINGLE_KEY_ACTIONS: Record<string, Action> = {
  b: ({ draft }) => {
    draft.showPublished.value = true;
  },
  ",": ({ stepScene }) => stepScene(-1),
  ".": ({ stepScene }) => stepScene(1),
  "/": ({ showPart }) => {
    showPart("settings");
    afterRender(() => document.querySelector<HTMLElement>("#search")?.focus());
  },
};

/**
 * Listens for the page's keyboard shortcuts. Those without Ctrl work outside text fields, and can
 * be turned off for people who use speech input (WCAG 2.2, 2.1.4).
 *
 * @returns a function that removes the listeners
 */
export function listenForShortcuts(target: Document, previewState: PreviewState): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const showDraft = () => {
    previewState.draft.showPublished.value = false;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = findAction(event, previewState);
    if (!action || target.querySelector("dialog:modal")) return;
    event.preventDefault();
    action(previewState, event);
  };
  const handleKeyUp = ({ key }: KeyboardEvent) => {
    if (key.toLowerCase() === "b") showDraft();
  };
  target.addEventListener("keydown", handleKeyDown, { signal });
  target.addEventListener("keyup", handleKeyUp, { signal });
  target.defaultView?.addEventListener("blur", showDraft, { signal });
  return () => controller.abort();
}

function findAction(event: KeyboardEvent, { view }: PreviewState): Action | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (altKey) return undefined;
  const name = key.toLowerCase();
  const element = target instanceof HTMLElement ? target : null;
  const isTextField = element?.matches(TEXT_FIELD) ?? false;
  if (ctrlKey || metaKey) {
    // Text fields that do not edit the draft keep the browser's own undo.
    const hasOwnUndo = isTextField && !element?.closest("[data-path]");
    return hasOwnUndo && name !== "s" ? undefined : CTRL_ACTIONS[name];
  }
  const isTyping = isTextField || element?.matches("select");
  return isTyping || !view.hasShortcuts.value ? undefined : SINGLE_KEY_ACTIONS[name];
}
