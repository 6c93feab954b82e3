import { expect, test } from "vitest";
import { nationalForm } from "../../../src/form/phone/national-form.ts";

test.each([
  ["an American number", "+12025550143", "(202) 555-0143"],
  ["a Canadian number", "+14165550131", "(416) 555-0131"],
  ["a Jamaican number", "+18765550100", "(876) 555-0100"],
  ["a British number", "+442079460958", "+442079460958"],
  ["a number with a digit too few", "+1202555014", "+1202555014"],
  ["a number with a digit too many", "+120255501433", "+120255501433"],
  ["a number without its plus", "12025550143", "12025550143"],
  ["a number as the practice wrote it", "(202) 555-0143", "(202) 555-0143"],
  ["a line break after it", "+12025550143\n", "+12025550143\n"],
  ["a word", "call us", "call us"],
  ["nothing", "", ""],
])("%s: %j is shown as %j", (_what, e164, shown) => {
  expect(nationalForm(e164)).toBe(shown);
});
