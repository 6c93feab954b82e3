import { expect, test } from "vitest";
import { fullName } from "../../../src/contract/booking-request/one-name.ts";
import { formatPhone } from "../../../src/receiver/details/request-details.ts";

test.each([
  ["+12025550143", "(202) 555-0143"],
  ["+442079460958", "+44 20 7946 0958"],
  ["+44", "+44"],
  ["(202) 555-0143 ext. 2", "(202) 555-0143 ext. 2"],
  ["", ""],
])("%s is shown as %s", (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});

test.each([
  [["Maren", "O’Neil"], "Maren O’Neil"],
  [["Suharto", "-"], "Suharto (one name)"],
  [["-", "Suharto"], "Suharto (one name)"],
  [["Maren", undefined], "Maren"],
  [["-", "-"], ""],
])("staff read the names %j as %j", (names, shown) => {
  expect(fullName(...names)).toBe(shown);
});
