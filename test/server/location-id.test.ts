import { expect, test } from "vitest";
import { locationId } from "../../src/server/location-id.ts";

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";

test.each([
  ["hyphenated", ID],
  ["in upper case", ID.toUpperCase()],
  ["without hyphens", ID.replaceAll("-", "")],
  ["in braces", `{${ID}}`],
  ["as a URN", `urn:uuid:${ID}`],
])("an id %s is read", (_how, spelling) => {
  expect(locationId(spelling)).toBe(ID);
});

test.each(["", "1", "nope", `${ID}0`, ID.slice(1), `${ID.slice(0, -1)}g`, "%00", "../../etc"])(
  "%j is no id",
  (spelling) => {
    expect(locationId(spelling)).toBeUndefined();
  },
);
