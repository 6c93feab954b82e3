import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Finding } from "../../diagnostics/finding.ts";
import type { Language } from "../../messages/messages.ts";
import type { Settings } from "../../settings/attributes.ts";
import type { PageQuestionsView, View } from "../../ui/view.ts";
import type { DraftContext, SchedulerElement } from "../api/scheduler-element.ts";

/** What the browser's Back button closes: the dialog around a form, and each step after the first. */
export interface Level {
  isOpen: ReadonlySignal<boolean>;
  open(): void;
  close(): void;
}

export interface FormContext extends DraftContext {
  element: SchedulerElement;
  /** The element's root; `element.shadowRoot` is null where scripts of the page close every root. */
  shadow: ShadowRoot;
  root: ShadowRoot | HTMLElement;
  settings: Settings;
  /** The dialog around the form; null for a form in the page. */
  dialog: Level | null;
  /** Shows the questions that the page turned on; null until their chunk has loaded. */
  pageQuestionsView: Signal<PageQuestionsView | null>;
  /** Shows the locations to choose from; null if there is only one, and until their chunk has loaded. */
  Locations: Signal<View["Locations"]>;
  /** The sentences in the current language; null until they are loaded. */
  language: ReadonlySignal<Language | null>;
  report(found: readonly Finding[]): unknown;
  /** Loads what repeats requests; null if that fails. */
  loadRequests(): Promise<typeof import("./requests.ts") | null>;
}
