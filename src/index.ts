import { define as defineElement } from "./embed/element.ts";
import type { LoadPart, Parts } from "./embed/parts.ts";

export type { BookingRequest } from "./contract/booking-request.ts";
export { SchedulerElement } from "./embed/element.ts";
export type { Diagnostic, SchedulerEvents, SchedulerRequestEvent } from "./embed/events.ts";
export { type MountHandle, type MountOptions, mount } from "./embed/mount.ts";

const parts: { [Name in keyof Parts]: () => Promise<Parts[Name]> } = {
  later: () => import("./embed/later.ts"),
};

/** Makes `<web-scheduler>` known to the page, once. */
export const define = () => defineElement(((name) => parts[name]()) satisfies LoadPart);
