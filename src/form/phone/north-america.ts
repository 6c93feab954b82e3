import metadata from "libphonenumber-js/min/metadata";
import type { PlanData } from "./phone-tools.ts";

const { "1": countries = [] } = metadata.country_calling_codes;

/** The numbering plans of the countries with the calling code 1; a constant in the build. */
export const NORTH_AMERICA: PlanData = {
  metadata: {
    ...metadata,
    country_calling_codes: { "1": countries },
    countries: Object.fromEntries(countries.map((code) => [code, metadata.countries[code]])),
  },
  examples: null,
};
