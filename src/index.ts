import { define as defineElement } from "./embed/element.ts";
import { libraryParts } from "./embed/library-parts.ts";

export type { BookingRequest } from "./contract/booking-request.ts";
export { SchedulerElement } from "./embed/element.ts";
export type { Diagnostic, SchedulerEvents, SchedulerRequestEvent } from "./embed/events.ts";
export { type MountHandle, type MountOptions, mount } from "./embed/mount.ts";

/** Makes `<web-scheduler>` known to the page, once. */
export const define = () => defineElement(libraryParts);
