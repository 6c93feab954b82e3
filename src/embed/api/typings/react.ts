import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { SchedulerAttributes, SchedulerElement, SchedulerListeners } from "./attributes.ts";

type Own = SchedulerAttributes & SchedulerListeners;

/** What `<web-scheduler>` takes in React. */
export type SchedulerProps = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<SchedulerElement>, SchedulerElement>, keyof Own>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "web-scheduler": SchedulerProps;
    }
  }
}
