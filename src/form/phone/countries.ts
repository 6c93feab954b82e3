/** The numbering plans of all countries. Loaded if the practice or a number may be outside North America. */
export { default as metadata } from "libphonenumber-js/min/metadata";
export { default as examples } from "libphonenumber-js/mobile/examples";
