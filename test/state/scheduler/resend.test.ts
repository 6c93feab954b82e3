import { expect, test } from "vitest";
import { startOver } from "../../../src/state/locations.ts";
import { useFakeClock } from "../../client/fake-clock.ts";
import { ADA, fill, filledScheduler, withOutcome } from "../scheduler-fixture.ts";

useFakeClock();

test("answers that are edited and changed back are the same request", async () => {
  const { form, send, submitted, received } = await filledScheduler({ submitFaults: "/f/lost" });
  await send();
  form.setAnswer("lastName", "Quil");
  form.setAnswer("lastName", " Quill ");
  await send();
  expect(submitted[1]).toEqual(submitted[0]);
  expect(await received()).toHaveLength(1);
});

test("the same answers are a new request after starting over", async () => {
  const { scheduler, send, submitted } = await filledScheduler(withOutcome({ kind: "unknown" }));
  await send();
  startOver(scheduler);
  fill(scheduler, ADA);
  await send();
  expect(submitted[1]?.patient).toEqual(submitted[0]?.patient);
  expect(submitted[1]?.id).not.toBe(submitted[0]?.id);
});

test.each([
  ["a duplicate id", "duplicate-id", "not sent: duplicate-id", "not sent again: duplicate-id"],
  // A receiver may repeat its response to this id, even if the time is free again.
  ["the id of a lost time", "slot-taken", "not sent: refused", "not sent: refused"],
] as const)("%s is replaced when the request is sent again", async (_label, kind, ...expected) => {
  const { send, status, submitted } = await filledScheduler(withOutcome({ kind }));
  const statuses: string[] = [];
  for (const _ of expected) {
    await send();
    statuses.push(status());
  }
  expect(statuses).toEqual(expected);
  expect(submitted[1]?.id).not.toBe(submitted[0]?.id);
  expect({ ...submitted[1], id: "" }).toEqual({ ...submitted[0], id: "" });
});
