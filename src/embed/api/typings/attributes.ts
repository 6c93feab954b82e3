import type { SchedulerElement } from "../../element/element.ts";
import type { SchedulerEventMap, SchedulerRequestEvent } from "../events.ts";
import type { Host } from "../host.ts";
import type { AttributeValues } from "../mount.ts";

/** An attribute as markup spells it: a number may be text, a flag may be empty. */
type Spelled<Value> = Value extends boolean
  ? boolean | "" | "true"
  : Value extends string | number
    ? Value | `${Value}`
    : never;

/** The attributes of `<web-scheduler>`, and what code can set as properties. */
export type SchedulerAttributes = {
  [Name in keyof AttributeValues]?: Spelled<AttributeValues[Name]> | undefined;
} & Partial<Pick<Host, "prefill" | "onRequest">>;

/** Its events, as React and Preact listen to those of custom elements: `onscheduler-sent`. */
export type SchedulerListeners = {
  [Name in keyof SchedulerEventMap as `on${Name}`]?:
    | ((event: SchedulerEventMap[Name]) => void)
    | undefined;
} & { "onscheduler-request"?: ((event: SchedulerRequestEvent) => void) | undefined };

export type { SchedulerElement };
