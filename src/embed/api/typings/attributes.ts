import type { AttributeOptions, Kebab } from "../../../settings/attributes.ts";
import type { WebSchedulerElement } from "../../element/element.ts";
import type { WebSchedulerEventMap, WebSchedulerRequestEvent } from "../events.ts";
import type { SchedulerElement } from "../scheduler-element.ts";

/** A value as written in markup: a number may be text, a flag may be empty. */
type MarkupValue<Value> = Value extends boolean
  ? boolean | "" | "true"
  : Value extends string | number
    ? Value | `${Value}`
    : never;

/** The attributes of `<web-scheduler>`, and the properties that code may set. */
export type WebSchedulerAttributes = {
  [Option in keyof AttributeOptions as Kebab<Option>]?:
    | MarkupValue<NonNullable<AttributeOptions[Option]>>
    | undefined;
} & Partial<Pick<SchedulerElement, "prefill" | "onRequest">>;

/** Its events, as React and Preact listen to them: `onweb-scheduler-sent`. */
type Listeners = {
  [Name in keyof WebSchedulerEventMap as `on${Name}`]?:
    | ((event: WebSchedulerEventMap[Name]) => void)
    | undefined;
} & { "onweb-scheduler-request"?: ((event: WebSchedulerRequestEvent) => void) | undefined };

/** What React and Preact add to the props of every element. */
export type OwnProps = WebSchedulerAttributes & Listeners;

export type { WebSchedulerElement };
