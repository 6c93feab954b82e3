import { expect, test } from "vitest";
import { findWrongCharacter } from "../../../../../src/embed/chunks/doctor/values/characters.ts";

const ID = "7c1f0b52-9a6e-4d0b-8f37-2e5d8a40c6b1";

test.each([
  ["location-id", ID.replace("-", "\u2011"), "“\u2011” (U+2011) instead of “-” after “7c1f0b52”"],
  ["location-id", ID.replace("-", "\u2212"), "“\u2212” (U+2212) instead of “-” after “7c1f0b52”"],
  [
    "location-id",
    ID.replace("0b52", "Ob52"),
    "“O” (U+004F) instead of a digit or a letter from a to f after “7c1f”",
  ],
  ["base-url", "https\uff1a//api.test", "“\uff1a” (U+FF1A) instead of “:” after “https”"],
  [
    "submit-url",
    "https://desk.test/booking\u2013requests/",
    "“–” (U+2013) instead of “-” after “https://desk.test/booking”",
  ],
  ["phone", "+1202\u200b5550143", "U+200B after “+1202”"],
])("%s: %s", (name, value, says) => {
  expect(findWrongCharacter(name, value)).toBe(says);
});

test.each([
  ["location-id", ID],
  ["location-id", ID.toUpperCase()],
  ["location-id", "bright-molar"],
  ["base-url", "https://zahnärzte.test"],
  ["privacy-url", "https://www.larkmere.test/a–b"],
  ["phone", "+1\u00a0202 555 0143"],
])("%s: %s is fine", (name, value) => {
  expect(findWrongCharacter(name, value)).toBeNull();
});
