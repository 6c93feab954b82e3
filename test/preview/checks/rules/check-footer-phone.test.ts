import { test } from "vitest";
import { expectIssues, type Rows } from "./lint-fixture.ts";

const ROWS: Rows = {
  "the location's number in another format": {
    branding: { footer_phone: "+1 416-555-0131" },
    issues: [],
  },
  "another number in the footer": {
    branding: { footer_phone: "(416) 555-0199" },
    issues: [["note footer-phone-differs footer_phone", { footer_phone: "" }]],
  },
  "words instead of a number": {
    branding: { footer_phone: "Call the front desk" },
    issues: [["note footer-phone-differs footer_phone", { footer_phone: "" }]],
  },
  "another number in a footer that is not shown": {
    branding: { footer_phone: "(416) 555-0199", show_contact_info_in_footer: false },
    issues: [],
  },
};

test.each(Object.entries(ROWS))("%s", (_title, row) => {
  expectIssues(row);
});
