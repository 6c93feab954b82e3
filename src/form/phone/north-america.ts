import metadata from "libphonenumber-js/min/metadata";

const { "1": countries = [] } = metadata.country_calling_codes;

/** The numbering plans of the countries with the calling code 1; a constant in the build. */
export const NORTH_AMERICA = {
  ...metadata,
  country_calling_codes: { "1": countries },
  countries: Object.fromEntries(countries.map((country) => [country, metadata.countries[country]])),
} as typeof metadata;
