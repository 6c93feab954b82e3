import type { DoctorReport } from "../chunks/doctor/report.ts";
import { define as defineElement } from "../element/element.ts";
import { type MountHandle, type MountOptions, mount as mountElement } from "../element/mount.ts";
import { runDoctor } from "../element/run-doctor.ts";
import { bundledChunks } from "./chunks.ts";

export type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
export type { Slot, SlotQuery } from "../../contract/slot.ts";
export type {
  Diagnostic,
  WebSchedulerEventMap,
  WebSchedulerEvents,
  WebSchedulerRequestEvent,
} from "../api/events.ts";
export type { Prefill, RequestHandler, SlotsHandler } from "../api/scheduler-element.ts";
export type { AttributeValues } from "../api/typings/attributes.ts";
export { VERSION as version } from "../api/version.ts";
export type { DoctorReport } from "../chunks/doctor/report.ts";
export { WebSchedulerElement } from "../element/element.ts";
export type { MountHandle, MountOptions } from "../element/mount.ts";

/** Registers `<web-scheduler>`, once. Does nothing on a server. */
export function define(): void {
  if (typeof customElements !== "undefined") defineElement(bundledChunks);
}

/**
 * Registers `<web-scheduler>` and appends a booking form to an element, or to the one that a
 * selector matches.
 *
 * @throws Error if no element matches the selector
 */
export function mount(target: Element | string, options: MountOptions): MountHandle {
  define();
  return mountElement(target, options);
}

/** Checks this page and shows what is wrong with it, in a panel and as data. */
export const doctor = (): Promise<DoctorReport> => runDoctor(bundledChunks);
