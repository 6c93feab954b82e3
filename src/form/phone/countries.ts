import metadata from "libphonenumber-js/min/metadata";
import examples from "libphonenumber-js/mobile/examples";
import type { PlanData } from "./phone-tools.ts";

/** The numbering plans of all countries. Loaded if the practice or a number may be outside North America. */
export const ALL_COUNTRIES: PlanData = { metadata, examples };
