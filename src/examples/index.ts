import { appointmentTypes } from "./appointment-types.ts";
import { branded } from "./branded.ts";
import { brandedSerif } from "./branded-serif.ts";
import { closed } from "./closed.ts";
import { everyField } from "./every-field.ts";
import { everythingOn } from "./everything-on.ts";
import type { Example } from "./example.ts";
import { longWordsRtl } from "./long-words-rtl.ts";
import { observedDefaults } from "./observed-defaults.ts";
import { optionalFields } from "./optional-fields.ts";
import { providers } from "./providers.ts";
import { screenerAllows } from "./screener-allows.ts";
import { screenerStops } from "./screener-stops.ts";
import { screenerUnknown } from "./screener-unknown.ts";
import { spanishPractice } from "./spanish-practice.ts";
import { virtual } from "./virtual.ts";

export { atOrigin, moveLogos, SAMPLE_ORIGIN } from "./at-origin.ts";
export type { Example } from "./example.ts";

/**
 * The one list of location records that the development server, the preview, the tests and the
 * end-to-end journeys use. Every practice and person in it is invented, and every telephone number
 * is from a range that its regulator keeps for fiction.
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
  closed,
];

/** The example of that slug, as in `/practice/<slug>/`. */
export const exampleBySlug = (slug: string): Example | undefined =>
  EXAMPLES.find((example) => example.slug === slug);
