import fc from "fast-check";
import { expect, test } from "vitest";
import { useFakeClock } from "../client/fake-clock.ts";
import { answersOf, filledWidget } from "./widget.ts";

useFakeClock();

/**
 * What may happen to a request or to its answer; after "lost" it was stored, and nobody knows. Not
 * among them is a stranger that answers 200 in the place of the receiver, which https rules out.
 */
const FAULTS = [
  "lost",
  "500",
  "html502",
  "503",
  "429-1",
  "429-none",
  "nocors",
  "nocors-error",
  "403",
  "slow-3000",
  "cutjson",
  "empty",
  "hang",
];

test("through any chain of faults, who sends until it is sent is in the inbox once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 6 }),
      async (chain) => {
        const { scheduler, send, stands, received, handedOver } = await filledWidget({
          sendFaults: `/f/${chain.join(",")}`,
        });
        const before = answersOf(scheduler);
        for (let presses = 0; stands() !== "sent" && presses <= chain.length; presses += 1) {
          expect(answersOf(scheduler)).toEqual(before);
          await send();
        }
        expect(stands()).toBe("sent");
        expect(new Set(handedOver.map(({ id }) => id)).size).toBe(1);
        expect((await received()).map(({ request }) => request.id)).toEqual([handedOver[0]?.id]);
      },
    ),
    { numRuns: 200, seed: 20261120 },
  );
});
