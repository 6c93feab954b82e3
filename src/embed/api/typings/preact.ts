import type { HTMLAttributes } from "preact";
import type { SchedulerAttributes, SchedulerElement, SchedulerListeners } from "./attributes.ts";

type Own = SchedulerAttributes & SchedulerListeners;

/** What `<web-scheduler>` takes in Preact. */
export type SchedulerProps = Own & Omit<HTMLAttributes<SchedulerElement>, keyof Own>;

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "web-scheduler": SchedulerProps;
    }
  }
}
