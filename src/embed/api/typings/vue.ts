import type { DefineComponent, HTMLAttributes, ReservedProps } from "vue";
import type { WebSchedulerEventMap, WebSchedulerRequestEvent } from "../events.ts";
import type { WebSchedulerAttributes } from "./attributes.ts";

type PascalCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<Name>;

/** The listeners in Vue: `@web-scheduler-sent` in a template, `onWebSchedulerSent` in JSX. */
type Listeners = {
  [Name in keyof WebSchedulerEventMap as `on${PascalCase<Name>}`]?: (
    event: WebSchedulerEventMap[Name],
  ) => void;
} & { onWebSchedulerRequest?: (event: WebSchedulerRequestEvent) => void };

/** The props of `<web-scheduler>` in Vue. */
export type WebSchedulerProps = Omit<WebSchedulerAttributes, "onRequest"> & Listeners;

type Html = Omit<HTMLAttributes, keyof WebSchedulerProps> & ReservedProps;

declare module "vue" {
  interface GlobalComponents {
    "web-scheduler": DefineComponent<WebSchedulerProps>;
  }
  interface IntrinsicElementAttributes {
    "web-scheduler": WebSchedulerProps & Html;
  }
}
