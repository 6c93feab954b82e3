import type { ReadonlySignal } from "@preact/signals";
import type { Finding } from "../../../diagnostics/finding.ts";
import type { Language } from "../../../messages/messages.ts";
import type { SchedulerDeps } from "../../../state/deps.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import type { Settings } from "../../api/attributes.ts";
import type { SchedulerElement } from "../../api/scheduler-element.ts";

/** What the chunk with the page's questions gets from the form. */
export interface QuestionsContext {
  element: SchedulerElement;
  /** The element's root, with the styles of the form. */
  shadow: ShadowRoot;
  settings: Settings;
  scheduler: Scheduler;
  deps: Pick<SchedulerDeps, "now" | "validation" | "untilPainted">;
  /** The sentences in the current language; null until they are loaded. */
  language: ReadonlySignal<Language | null>;
  /** Reports problems to the site owner. */
  reportFindings(find: () => readonly Finding[]): unknown;
  /** Aborted when the form is destroyed. */
  destroyed: AbortSignal;
}
