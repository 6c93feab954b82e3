import type { LoadPart, Parts } from "../element/load-chunk.ts";

const PARTS: { [Name in keyof Parts]: () => Promise<Parts[Name]> } = {
  later: () => import("../chunks/deferred/deferred.ts"),
  phone: () => import("../chunks/phone/phone.ts"),
  doctor: () => import("../chunks/doctor/doctor.ts"),
  dialog: () => import("../chunks/popup/popup.ts"),
  visit: () => import("../chunks/attribution/visit.ts"),
  draft: () => import("../chunks/draft/draft.ts"),
  es: () => import("../../messages/es.ts"),
  ar: () => import("../../messages/ar.ts"),
};

/** The parts as a bundler resolves them, for who imports the package instead of the script. */
export const libraryParts: LoadPart = (name) => PARTS[name]();
