import { expect, test } from "vitest";
import { useFakeClock } from "../client/fake-clock.ts";
import { recordOf } from "../example-record.ts";
import { fill, filledScheduler, NOW, SOURCE } from "./scheduler-fixture.ts";

useFakeClock();

test("the request contains the answers, the location and the source", async () => {
  const { send, received, status } = await filledScheduler();
  await send();
  expect(status()).toBe("sent");
  const record = recordOf("observed-defaults");
  const [stored, ...others] = await received();
  expect(others).toEqual([]);
  expect(stored?.request).toEqual({
    version: 1,
    id: expect.any(String),
    location_id: record.id,
    organization_id: record.organization_id,
    sync_type: record.sync_type,
    created_at: new Date(NOW).toISOString(),
    time_zone: "America/Los_Angeles",
    locale: "en",
    patient: { firstName: "Ada", lastName: "Quill", phone: "+12025550143", dob: "1990-03-27" },
    screener: null,
    appointment_type: null,
    provider: null,
    source: SOURCE,
  });
});

test("the request contains the screener answer, the appointment type and the provider", async () => {
  const { scheduler, form, send, received } = await filledScheduler({ record: "everything-on" });
  form.setAnswer("screener", "no");
  scheduler.answerScreener();
  fill(scheduler, { email: "ada@quill.example", appointmentType: 1, provider: 2 });
  await send();
  expect((await received())[0]?.request).toMatchObject({
    screener: {
      question: "Do you have swelling in your face or neck, or a fever together with toothache?",
      answer: "no",
      action: "allow",
    },
    appointment_type: "NEW-60",
    provider: "kr-3",
  });
});

test("the request contains no answer to a question that was not asked", async () => {
  const { scheduler, send, submitted } = await filledScheduler();
  fill(scheduler, { screener: "yes", appointmentType: 0, provider: 0, email: "ada@quill.example" });
  await send();
  expect(submitted[0]).toMatchObject({ screener: null, appointment_type: null, provider: null });
  expect(submitted[0]?.patient).not.toHaveProperty("email");
});
