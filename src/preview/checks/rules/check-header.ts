import type { Check } from "./lint-context.ts";
import { brandingPath, setBranding } from "./lint-issue.ts";

/** A header that nobody can tell the practice by. */
export const checkHeader: Check = ({ brand: { header } }) =>
  header.logo || header.name || header.tagline
    ? []
    : [
        {
          code: "header-empty",
          severity: "warns",
          sentence: "The header is empty: it has no logo, no name and no tagline.",
          path: brandingPath("show_location_name_in_header"),
          repair: setBranding("Show the location's name", { show_location_name_in_header: true }),
        },
      ];
