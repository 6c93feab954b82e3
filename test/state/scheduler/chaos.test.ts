/** @module-tag all */
import fc from "fast-check";
import { expect, test } from "vitest";
import { useFakeClock } from "../../client/fake-clock.ts";
import { answersOf, filledScheduler } from "../scheduler-fixture.ts";

useFakeClock();

/** After "lost" the request was stored, but the sender cannot know. https prevents a third party's response of 200. */
const FAULTS = ["lost", "500", "503", "429-1", "nocors", "404", "slow-3000", "cutjson"];

test("a request that is resent until it is sent is stored exactly once, whatever the faults", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 6 }),
      async (faults) => {
        const { scheduler, send, status, received, submitted } = await filledScheduler({
          submitFaults: `/f/${faults.join(",")}`,
        });
        const before = answersOf(scheduler);
        for (let attempt = 0; status() !== "sent" && attempt <= faults.length; attempt += 1) {
          expect(answersOf(scheduler)).toEqual(before);
          await send();
        }
        expect(status()).toBe("sent");
        expect(new Set(submitted.map(({ id }) => id)).size).toBe(1);
        expect((await received()).map(({ request }) => request.id)).toEqual([submitted[0]?.id]);
      },
    ),
    { numRuns: 200, seed: 20261120 },
  );
});
