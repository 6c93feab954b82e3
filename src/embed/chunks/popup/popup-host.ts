import type { Messages } from "../../../messages/messages.ts";
import type { Finding } from "../../diagnostics/diagnostics.ts";

/** What the script passes to the dialog, because chunks share no modules with it. */
export interface PopupHost {
  element: HTMLElement;
  root: ShadowRoot;
  report(found: Finding): void;
  /** Whether to add a floating button. */
  hasButton: boolean;
  /** The messages in the reader's language; reads signals. */
  messages(): Messages;
  /** The `effect` of signals. */
  effect(callback: () => void): () => void;
  /** Starts a form in the dialog in place of the previous one. */
  start(body: HTMLElement, close: () => void): void;
}
