import type { LintRule } from "./lint-context.ts";
import { brandingPath, setBranding } from "./lint-issue.ts";

/** Reports a header that does not identify the practice. */
export const checkHeader: LintRule = ({ brand: { header } }) =>
  header.logo || header.name || header.tagline
    ? []
    : [
        {
          code: "header-empty",
          severity: "warning",
          message: "The header is empty: it has no logo, name or tagline.",
          path: brandingPath("show_location_name_in_header"),
          fix: setBranding("Show the location's name", { show_location_name_in_header: true }),
        },
      ];
