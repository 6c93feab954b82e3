/** @module-tag all */
import fc from "fast-check";
import { expect, test } from "vitest";
import { damagesOf, formWith, PROTECTIVE_PATHS } from "../state/damaged-records.ts";
import { fuzz } from "./fuzz.ts";

const damages = PROTECTIVE_PATHS.flatMap((path) =>
  damagesOf(path).map(([label, damage]) => ({ label: `${path.join(".")} ${label}`, damage })),
);

test("no combination of damaged keys opens a form that does not ask the record's question", async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...damages), { minLength: 2, maxLength: 5 }),
    async (combined) => {
      const { screen, problems } = await formWith(combined.map(({ damage }) => damage));
      expect(problems).toEqual([]);
      seen.add(screen);
    },
  );
  await fc.assert(property, fuzz(5000));
  expect([...seen].sort()).toEqual(["closed", "details", "screener"]);
});
