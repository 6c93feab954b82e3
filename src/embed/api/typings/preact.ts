import type { ClassAttributes, JSX } from "preact";
import type { OwnProps, WebSchedulerElement } from "./attributes.ts";

/** The props of `<web-scheduler>` in Preact. */
export type WebSchedulerProps = OwnProps &
  ClassAttributes<WebSchedulerElement> &
  // `b` has only the attributes of every element. Preact 10.26 does not export their interface.
  Omit<JSX.IntrinsicElements["b"], keyof OwnProps | "ref" | "key">;

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "web-scheduler": WebSchedulerProps;
    }
  }
}
