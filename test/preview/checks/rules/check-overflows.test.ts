import { expect, test } from "vitest";
import { expectIssues, firstMessage, type Rows } from "./lint-fixture.ts";

const overflow = (key: string, excess: number) => [
  { path: `web_scheduler_config.branding.${key}`, excess },
];

const ROWS: Rows = {
  "a tagline that is too wide": {
    branding: { header_tagline_font_size: 40 },
    overflows: overflow("header_tagline", 100),
    issues: [["warning text-overflows header_tagline", { header_tagline_font_size: 29 }]],
  },
  "a tagline that would only fit at an unreadable size": {
    overflows: overflow("header_tagline", 400),
    issues: [["warning text-overflows header_tagline", null]],
  },
  "a screener question that is too wide": {
    overflows: [{ path: "web_scheduler_config.screener_question.question", excess: 8 }],
    issues: [["warning text-overflows question", null]],
  },
  "a text that fits exactly": { overflows: overflow("header_tagline", 0), issues: [] },
};

test("the message contains the excess", () => {
  expect(firstMessage({}, { overflows: overflow("header_tagline", 40.2) })).toBe(
    "The tagline does not fit on a screen 320 px wide: a word is 41 px too wide and breaks in the middle.",
  );
});

test.each(Object.entries(ROWS))("%s", (_title, row) => {
  expectIssues(row);
});
