import { expect, test } from "vitest";
import { untilSettled, useFakeClock } from "../client/fake-clock.ts";
import { fill, filledScheduler, loadedScheduler, sendAll } from "./scheduler-fixture.ts";

useFakeClock();

test("callbacks run in order", async () => {
  const { scheduler, form, send, calls, submitted } = await filledScheduler({
    record: "screener-stops",
    submitFaults: "/f/500",
  });
  form.setAnswer("screener", "no");
  scheduler.next();
  await send();
  await send();
  expect(calls).toEqual([
    ["onStep", "details"],
    ["onNotSent", "unknown"],
    ["onStep", "sent"],
    ["onSent", submitted[1]?.id],
  ]);
});

const PATIENT = {
  firstName: "Zephyrine",
  lastName: "Quillon",
  email: "zephyrine@quillon.example",
  phone: "+1 202 555 0143",
  day: "28",
  month: "11",
  year: "1957",
  additionalDetails: "The upper left molar aches.",
};

const SECRETS = [...Object.values(PATIENT), "12025550143", "1957-11-28", "PEDO-30"];

// Without digits of the date of birth, which a random id sometimes contains.
const ID = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee";

test.each(["", "/f/500", "/f/lost", "/f/429-1"])(
  "callbacks contain no patient data, with the faults %j",
  async (submitFaults) => {
    const { scheduler, form, submitted, calls } = await loadedScheduler({
      record: "everything-on",
      submitFaults,
      deps: { newId: () => ID },
    });
    fill(scheduler, { ...PATIENT, screener: "yes" });
    scheduler.next();
    scheduler.back();
    form.setAnswer("screener", "no");
    scheduler.next();
    await scheduler.next();
    fill(scheduler, { appointmentType: 2, provider: 1 });
    await untilSettled(sendAll(scheduler));
    expect(submitted[0]?.patient.firstName).toBe("Zephyrine");
    expect(calls.length).toBeGreaterThan(0);
    const text = JSON.stringify(calls);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(calls.flat().filter((detail) => typeof detail === "object")).toEqual([]);
  },
);
