import { expect, test } from "vitest";
import { expectFound, type Rows, sentence } from "./lint-fixture.ts";

const overflow = (key: string, by: number) => [
  { path: `web_scheduler_config.branding.${key}`, by },
];

const ROWS: Rows = {
  "a tagline too wide for a phone": {
    branding: { header_tagline_font_size: 40 },
    overflows: overflow("header_tagline", 100),
    found: [["warns text-overflows header_tagline", { header_tagline_font_size: 29 }]],
  },
  "a tagline that fits only in type too small to read": {
    overflows: overflow("header_tagline", 400),
    found: [["warns text-overflows header_tagline", null]],
  },
  "a question too wide for a phone": {
    overflows: [{ path: "web_scheduler_config.screener_question.question", by: 8 }],
    found: [["warns text-overflows question", null]],
  },
  "a text that just fits": { overflows: overflow("header_tagline", 0), found: [] },
};

test("how much it is too wide is told", () => {
  expect(sentence({}, { overflows: overflow("header_tagline", 40.2) })).toBe(
    "The tagline does not fit on a phone of 320 px: a word is 41 px too wide and breaks in the middle.",
  );
});

test.each(Object.entries(ROWS))("%s", (_, row) => {
  expectFound(row);
});
