import type { SchedulerDeps } from "../../../state/deps.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import type { View } from "../../../ui/view.ts";
import type { Settings } from "../../api/attributes.ts";
import type { Host } from "../../api/host.ts";
import type { Finding } from "../../diagnostics/diagnostics.ts";

/** What the times chunk gets from the form. */
export interface TimesContext {
  element: Host;
  settings: Settings;
  scheduler: Scheduler;
  /** The chunk replaces those that check and send the answers. */
  deps: SchedulerDeps;
  /** Reports problems to the site owner. */
  reportFindings(find: () => readonly Finding[]): unknown;
  /** Aborted when the form is destroyed. */
  destroyed: AbortSignal;
}

/** Adds the chunk's questions to a view. */
export type ExtendView = (view: View) => View;
