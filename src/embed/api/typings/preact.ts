import type { HTMLAttributes } from "preact";
import type {
  WebSchedulerAttributes,
  WebSchedulerElement,
  WebSchedulerListeners,
} from "./attributes.ts";

type Own = WebSchedulerAttributes & WebSchedulerListeners;

/** The props of `<web-scheduler>` in Preact. */
export type WebSchedulerProps = Own & Omit<HTMLAttributes<WebSchedulerElement>, keyof Own>;

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "web-scheduler": WebSchedulerProps;
    }
  }
}
