import { appointmentTypes } from "./practices/appointment-types.ts";
import { branded } from "./practices/branded.ts";
import { brandedSerif } from "./practices/branded-serif.ts";
import { closed } from "./practices/closed.ts";
import { everyField } from "./practices/every-field.ts";
import { everythingOn } from "./practices/everything-on.ts";
import { longWordsRtl } from "./practices/long-words-rtl.ts";
import { observedDefaults } from "./practices/observed-defaults.ts";
import { optionalFields } from "./practices/optional-fields.ts";
import { providers } from "./practices/providers.ts";
import { screenerAllows } from "./practices/screener-allows.ts";
import { screenerStops } from "./practices/screener-stops.ts";
import { screenerUnknown } from "./practices/screener-unknown.ts";
import { spanishPractice } from "./practices/spanish-practice.ts";
import { times } from "./practices/times/times.ts";
import { timesDaylightSaving } from "./practices/times/times-daylight-saving.ts";
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
  screenerUnknown,
  appointmentTypes,
  providers,
  branded,
  brandedSerif,
  everythingOn,
  longWordsRtl,
  spanishPractice,
  virtual,
  times,
  timesDaylightSaving,
  closed,
];

/** The example with the slug of `/practice/<slug>/`. */
export const exampleBySlug = (slug: string): Example | undefined =>
  EXAMPLES.find((example) => example.slug === slug);
