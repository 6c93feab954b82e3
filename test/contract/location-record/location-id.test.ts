import { expect, test } from "vitest";
import { locationId } from "../../../src/contract/location-record/location-id.ts";

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";

test.each([
  ID,
  ID.toUpperCase(),
  ID.replaceAll("-", ""),
  `{${ID}}`,
  `{${ID.replaceAll("-", "").toUpperCase()}}`,
])("%s is one location", (spelling) => {
  expect(locationId(spelling)).toBe(ID);
});

test("a version that no standard knows is an id like another", () => {
  expect(locationId("11111111-2222-3333-4444-555555555555")).toBe(
    "11111111-2222-3333-4444-555555555555",
  );
});

test.each(["", "1", ID.slice(1), `${ID}0`, ` ${ID}`, `${ID}\n`, `${ID}/`, ID.replace("a", "g")])(
  "%j is no location",
  (spelling) => {
    expect(locationId(spelling)).toBeNull();
  },
);
