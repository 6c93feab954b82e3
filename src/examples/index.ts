import { appointmentTypes } from "./practices/appointment-types.ts";
import { branded } from "./practices/branded.ts";
import { closed } from "./practices/closed.ts";
import { everyField } from "./practices/every-field.ts";
import { everythingOn } from "./practices/everything-on.ts";
import { longWordsRtl } from "./practices/long-words-rtl.ts";
import { observedDefaults } from "./practices/observed-defaults.ts";
import { optionalFields } from "./practices/optional-fields.ts";
import { screenerAllows } from "./practices/screener-allows.ts";
import { screenerStops } from "./practices/screener-stops.ts";
import { times } from "./practices/times.ts";
import { virtual } from "./practices/virtual.ts";
import type { Example } from "./record/example.ts";

export { atOrigin, moveLogos, SAMPLE_ORIGIN } from "./record/at-origin.ts";
export type { Example } from "./record/example.ts";

/**
 * The location records that the development server, the preview and all tests use. Every practice
 * and person is invented, and every phone number is in a range that is reserved for fiction.
 */
export const EXAMPLES: readonly Example[] = [
  observedDefaults,
  everyField,
  optionalFields,
  screenerAllows,
  screenerStops,
  appointmentTypes,
  branded,
  everythingOn,
  longWordsRtl,
  virtual,
  times,
  closed,
];

/** The example with the slug of `/practice/<slug>/`. */
export const exampleBySlug = (slug: string): Example | undefined =>
  EXAMPLES.find((example) => example.slug === slug);
