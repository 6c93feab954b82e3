import type { LoadPart, Parts } from "./parts.ts";

const PARTS: { [Name in keyof Parts]: () => Promise<Parts[Name]> } = {
  later: () => import("./later.ts"),
  phone: () => import("./phone-part.ts"),
  doctor: () => import("./doctor.ts"),
  dialog: () => import("./popup-part.ts"),
  visit: () => import("./visit-part.ts"),
  draft: () => import("./draft-part.ts"),
  es: () => import("../messages/es.ts"),
  ar: () => import("../messages/ar.ts"),
};

/** The parts as a bundler resolves them, for who imports the package instead of the script. */
export const libraryParts: LoadPart = (name) => PARTS[name]();
