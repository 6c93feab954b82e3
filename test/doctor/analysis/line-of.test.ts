import { expect, test } from "vitest";
import { lineOf } from "../../../src/doctor/analysis/line-of.ts";

const SOURCE = `<!doctype html>
<h1>Book</h1>
<SCRIPT SRC='https://cdn.larkmere.test/web-scheduler.js' type=text/plain></SCRIPT>
<web-scheduler
  Location-Id="LOCATION-ID"></web-scheduler>`;

test.each([
  ['<script src="https://cdn.larkmere.test/web-scheduler.js" type="text/plain">', 3],
  ["https://cdn.larkmere.test/web-scheduler.js", 3],
  ["<web-scheduler>", 4],
  ["location-id", 5],
  ["a comment that begins with “LOCATION-ID”", 5],
  ["submit-url", 0],
  ["The page", 0],
  ["src", 0],
])("%s is on line %i", (subject, line) => {
  expect(lineOf(SOURCE, subject)).toBe(line);
});
