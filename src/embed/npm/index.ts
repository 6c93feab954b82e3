import { withTimeLimit } from "../../client/time-limit.ts";
import type { DoctorReport } from "../../doctor/report.ts";
import type { LanguageCode } from "../../messages/languages.ts";
import type { LanguageChunk } from "../../messages/messages.ts";
import { define as defineElement } from "../element/element.ts";
import { type MountHandle, type MountOptions, mount as mountElement } from "../element/mount.ts";
import { CHUNK_TIMEOUT_MS, type Chunks, type LoadChunk } from "../loading/load-chunk.ts";
import { reportMissingChunk, runDoctor } from "../loading/report.ts";
import { withRuntime } from "../runtime/runtime.ts";

export type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
export type { Slot, SlotQuery } from "../../contract/slot.ts";
export type { DoctorReport } from "../../doctor/report.ts";
export { VERSION as version } from "../../settings/names.ts";
export type {
  Diagnostic,
  WebSchedulerEventMap,
  WebSchedulerEvents,
  WebSchedulerRequestEvent,
} from "../api/events.ts";
export type { Prefill, RequestHandler, SlotsHandler } from "../api/scheduler-element.ts";
export { WebSchedulerElement } from "../element/element.ts";
export type { MountHandle, MountOptions } from "../element/mount.ts";

const CHUNKS: {
  [Name in Exclude<keyof Chunks, LanguageCode>]: () => Promise<Chunks[Name]>;
} = {
  submission: () => import("../chunks/submission/submission.ts"),
  requests: () => import("../chunks/requests.ts"),
  phone: () => import("../chunks/phone/phone.ts"),
  countries: () => import("../../form/phone/countries.ts"),
  doctor: () => import("../../doctor/doctor.ts"),
  dialog: () => import("../chunks/dialog/dialog.tsx"),
  questions: () => import("../chunks/questions/questions.ts"),
  locations: () => import("../chunks/locations/locations.ts"),
};

const CHUNK_MISSING =
  "could not be loaded. Keep the files of the previous build on the server, for pages that are still open";

// Vite writes out one import() per file that has a language's code as its name.
const LANGUAGES = import.meta.glob<LanguageChunk>("../../messages/{??,???}{,-????}.ts");

/** Loads chunks through the bundler of the page that imports the package. */
const bundledChunks = (async (name: keyof Chunks, needed?: Promise<void>) => {
  const load =
    name in CHUNKS ? CHUNKS[name as keyof typeof CHUNKS] : LANGUAGES[`../../messages/${name}.ts`];
  if (!load) throw new Error(`There is no chunk “${name}”.`);
  try {
    const chunk = await withTimeLimit<object>(CHUNK_TIMEOUT_MS, load);
    await needed;
    return withRuntime(chunk);
  } catch {
    return reportMissingChunk(`The chunk “${name}”`, CHUNK_MISSING);
  }
}) as LoadChunk;

/** Registers `<web-scheduler>`, once. Does nothing on a server. */
export function define(): void {
  if (typeof customElements !== "undefined") defineElement(bundledChunks);
}

/**
 * Registers `<web-scheduler>` and appends a booking form to an element, or to the one that a
 * selector matches.
 * @throws Error if no element matches the selector
 */
export function mount(target: Element | string, options: MountOptions): MountHandle {
  define();
  return mountElement(target, options);
}

/** Checks this page and shows what is wrong with it, in a panel and as data. */
export const doctor = (): Promise<DoctorReport> => runDoctor(bundledChunks);
