import { test } from "vitest";
import { expectIssues, type Rows } from "./lint-fixture.ts";

const ROWS: Rows = {
  "an empty header": {
    branding: { show_location_name_in_header: false, header_logo_url: "", header_tagline: " " },
    issues: [
      ["warning header-empty show_location_name_in_header", { show_location_name_in_header: true }],
    ],
  },
};

test.each(Object.entries(ROWS))("%s", (_title, row) => {
  expectIssues(row);
});
