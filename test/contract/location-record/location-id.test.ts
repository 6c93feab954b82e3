import { expect, test } from "vitest";
import { normalizeLocationId } from "../../../src/contract/location-record/location-id.ts";

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";

test.each([
  ID,
  ID.toUpperCase(),
  ID.replaceAll("-", ""),
  `{${ID}}`,
  `{${ID.replaceAll("-", "").toUpperCase()}}`,
])("normalizes %s", (id) => {
  expect(normalizeLocationId(id)).toBe(ID);
});

test.each(["", "1", ID.slice(1), `${ID}0`, ` ${ID}`, `${ID}\n`, `${ID}/`, ID.replace("a", "g")])(
  "returns null for %j",
  (id) => {
    expect(normalizeLocationId(id)).toBeNull();
  },
);
