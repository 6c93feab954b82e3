import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { OwnProps, WebSchedulerElement } from "./attributes.ts";

/** The props of `<web-scheduler>` in React. */
export type WebSchedulerProps = OwnProps &
  Omit<DetailedHTMLProps<HTMLAttributes<WebSchedulerElement>, WebSchedulerElement>, keyof OwnProps>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "web-scheduler": WebSchedulerProps;
    }
  }
}
