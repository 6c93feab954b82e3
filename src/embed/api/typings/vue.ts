import type { DefineComponent, HTMLAttributes, ReservedProps } from "vue";
import type { SchedulerEventMap, SchedulerRequestEvent } from "../events.ts";
import type { SchedulerAttributes } from "./attributes.ts";

type PascalCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<Name>;

/** As Vue listens: `@scheduler-sent` in a template, `onSchedulerSent` in JSX. */
type Listeners = {
  [Name in keyof SchedulerEventMap as `on${PascalCase<Name>}`]?: (
    event: SchedulerEventMap[Name],
  ) => void;
} & { onSchedulerRequest?: (event: SchedulerRequestEvent) => void };

/** What `<web-scheduler>` takes in Vue. */
export type SchedulerProps = Omit<SchedulerAttributes, "onRequest"> & Listeners;

type Html = Omit<HTMLAttributes, keyof SchedulerProps> & ReservedProps;

declare module "vue" {
  interface GlobalComponents {
    "web-scheduler": DefineComponent<SchedulerProps>;
  }
  interface IntrinsicElementAttributes {
    "web-scheduler": SchedulerProps & Html;
  }
}
