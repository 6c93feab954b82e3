import { callDoctor } from "./embed/call-doctor.ts";
import type { DoctorReport } from "./embed/doctor-report.ts";
import { define as defineElement } from "./embed/element.ts";
import { libraryParts } from "./embed/library-parts.ts";
import { type MountHandle, type MountOptions, mount as mountElement } from "./embed/mount.ts";

export type { BookingRequest } from "./contract/booking-request.ts";
export type { DoctorReport } from "./embed/doctor-report.ts";
export { SchedulerElement } from "./embed/element.ts";
export type {
  Diagnostic,
  SchedulerEventMap,
  SchedulerEvents,
  SchedulerRequestEvent,
} from "./embed/events.ts";
export type { RequestHandler } from "./embed/hand-over.ts";
export type { Prefill } from "./embed/host.ts";
export type { AttributeValues, MountHandle, MountOptions } from "./embed/mount.ts";
export { VERSION as version } from "./embed/version.ts";

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
