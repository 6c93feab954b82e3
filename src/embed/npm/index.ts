import { type MountHandle, type MountOptions, mount as mountElement } from "../api/mount.ts";
import type { DoctorReport } from "../chunks/doctor/report.ts";
import { define as defineElement } from "../element/element.ts";
import { callDoctor } from "../element/run-doctor.ts";
import { libraryParts } from "./chunks.ts";

export type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
export type {
  Diagnostic,
  SchedulerEventMap,
  SchedulerEvents,
  SchedulerRequestEvent,
} from "../api/events.ts";
export type { Prefill } from "../api/host.ts";
export type { AttributeValues, MountHandle, MountOptions } from "../api/mount.ts";
export type { RequestHandler } from "../api/request-handler.ts";
export { VERSION as version } from "../api/version.ts";
export type { DoctorReport } from "../chunks/doctor/report.ts";
export { SchedulerElement } from "../element/element.ts";

/** Makes `<web-scheduler>` known to the page, once. Does nothing on a server. */
export function define(): void {
  if (typeof customElements !== "undefined") defineElement(libraryParts);
}

/**
 * Puts a booking form into an element of the page, or the one that a selector names.
 *
 * ```ts
 * const form = mount("#booking", {
 *   locationId: "10a3d96e-cb6c-4813-935a-a30369dd4806",
 *   baseUrl: "https://api.example",
 *   onRequest: (request) => save(request),
 * });
 * form.destroy();
 * ```
 *
 * @throws Error where there is no such element
 */
export function mount(target: Element | string, options: MountOptions): MountHandle {
  define();
  return mountElement(target, options);
}

/** Says on the page, and as data, what is wrong on it. */
export const doctor = (): Promise<DoctorReport> => callDoctor(libraryParts);
