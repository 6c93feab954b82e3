import { test } from "vitest";
import { expectFound, type Rows } from "./lint-fixture.ts";

const ROWS: Rows = {
  "the location's number in another spelling": {
    branding: { footer_phone: "+1 416-555-0131" },
    found: [],
  },
  "another number in the footer": {
    branding: { footer_phone: "(416) 555-0199" },
    found: [["note footer-phone-differs footer_phone", { footer_phone: "" }]],
  },
  "words for a number": {
    branding: { footer_phone: "Call the front desk" },
    found: [["note footer-phone-differs footer_phone", { footer_phone: "" }]],
  },
  "another number in a footer that is not shown": {
    branding: { footer_phone: "(416) 555-0199", show_contact_info_in_footer: false },
    found: [],
  },
};

test.each(Object.entries(ROWS))("%s", (_, row) => {
  expectFound(row);
});
