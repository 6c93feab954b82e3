import type { Messages } from "../../../messages/messages.ts";
import type { Running } from "../../element/form-instance.ts";

/** What a form in a dialog needs of the script, with which its part can share no module. */
export interface PopupHost {
  element: HTMLElement;
  root: ShadowRoot;
  /** Whether a button of our own opens it, beside the page's. */
  withButton: boolean;
  /** What the reader's language says; reads signals. */
  messages(): Messages;
  watch(draw: () => void): () => void;
  start(into: HTMLElement, close: () => void): Running;
}
