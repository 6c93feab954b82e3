import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  WebSchedulerAttributes,
  WebSchedulerElement,
  WebSchedulerListeners,
} from "./attributes.ts";

type Own = WebSchedulerAttributes & WebSchedulerListeners;

/** The props of `<web-scheduler>` in React. */
export type WebSchedulerProps = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<WebSchedulerElement>, WebSchedulerElement>, keyof Own>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "web-scheduler": WebSchedulerProps;
    }
  }
}
