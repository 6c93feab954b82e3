import type { ClassAttributes, JSX } from "preact";
import type {
  WebSchedulerAttributes,
  WebSchedulerElement,
  WebSchedulerListeners,
} from "./attributes.ts";

type Own = WebSchedulerAttributes & WebSchedulerListeners;

/** The props of `<web-scheduler>` in Preact. */
export type WebSchedulerProps = Own &
  ClassAttributes<WebSchedulerElement> &
  // `b` has only the attributes of every element. Preact 10.26 does not export their interface.
  Omit<JSX.IntrinsicElements["b"], keyof Own | "ref" | "key">;

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "web-scheduler": WebSchedulerProps;
    }
  }
}
