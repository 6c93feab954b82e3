import { expect, test } from "vitest";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { pass, settled, useFakeClock } from "../client/fake-clock.ts";
import { answersOf, fill, filledWidget, loadedWidget, NOW, recordOf, SOURCE } from "./widget.ts";

useFakeClock();

test("the request that arrives is what the patient answered, and where", async () => {
  const { send, received, stands } = await filledWidget();
  await send();
  expect(stands()).toBe("sent");
  const record = recordOf("observed-defaults");
  const [one, ...others] = await received();
  expect(others).toEqual([]);
  expect(one?.request).toEqual({
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

test("screener, appointment type and provider go along", async () => {
  const { scheduler, send, received } = await filledWidget({ record: "everything-on" });
  scheduler.answer("screener", "no");
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

test("an answer to what was not asked does not go along", async () => {
  const { scheduler, send, handedOver } = await filledWidget();
  fill(scheduler, { screener: "yes", appointmentType: 0, provider: 0, email: "ada@quill.example" });
  await send();
  expect(handedOver[0]).toMatchObject({ screener: null, appointment_type: null, provider: null });
  expect(handedOver[0]?.patient).not.toHaveProperty("email");
});

test("no preference is no provider", async () => {
  const { scheduler, send, received } = await filledWidget({ record: "providers" });
  fill(scheduler, { provider: 3 });
  fill(scheduler, { provider: null });
  await send();
  expect((await received())[0]?.request.provider).toBeNull();
});

test("sent, the answers are wiped, and the receipt has none of them", async () => {
  const { scheduler, send, handedOver } = await filledWidget({ record: "everything-on" });
  const empty = answersOf((await loadedWidget()).scheduler);
  scheduler.answer("screener", "no");
  scheduler.answerScreener();
  fill(scheduler, { email: "ada@quill.example", appointmentType: 1, provider: 2 });
  await send();
  expect(scheduler.phase.value).toEqual({
    name: "sent",
    record: recordOf("everything-on"),
    receipt: {
      reference: handedOver[0]?.id.slice(0, 8).toUpperCase(),
      appointmentType: "First visit",
      provider: "Poppy Larksong, dental hygienist",
    },
  });
  expect(answersOf(scheduler)).toEqual(empty);
});

test("the receipt tells what was sent, also to who changed it meanwhile", async () => {
  const setting = { record: "appointment-types", sendFaults: "/f/slow-3000" };
  const { scheduler, received } = await filledWidget(setting);
  fill(scheduler, { appointmentType: 0 });
  const sending = scheduler.send();
  await pass(1000);
  fill(scheduler, { appointmentType: 1 });
  await settled(sending);
  expect((await received())[0]?.request.appointment_type).toBe("RECALL_30");
  expect(scheduler.phase.value).toMatchObject({
    name: "sent",
    receipt: { appointmentType: "Check-up and cleaning" },
  });
});

test("missing and wrong answers are all told at once, and nothing is handed over", async () => {
  const { scheduler, stands, faults, handedOver, happened } = await loadedWidget({
    record: "every-field",
  });
  fill(scheduler, { firstName: "  ", email: "ada", phone: "555", year: "1990" });
  await scheduler.send();
  expect(stands()).toBe("details, idle");
  expect(faults()).toMatchObject({
    firstName: "missing",
    lastName: "missing",
    dob: "date-incomplete",
    insurance: "missing",
    additionalDetails: "missing",
  });
  expect(Object.keys(faults())).toHaveLength(7);
  expect(scheduler.refusals.value).toBe(1);
  await scheduler.send();
  expect(scheduler.refusals.value).toBe(2);
  expect(handedOver).toEqual([]);
  expect(happened).toEqual([]);
});

test("an appointment type that was not chosen is told", async () => {
  const { send, faults, handedOver } = await filledWidget({ record: "appointment-types" });
  await send();
  expect(faults()).toEqual({ appointmentType: "missing" });
  expect(handedOver).toEqual([]);
});

test("pressed twice, or five times, it is handed over once", async () => {
  const { scheduler, stands, handedOver, received } = await filledWidget({
    sendFaults: "/f/slow-2000",
  });
  const presses = Promise.all(Array.from({ length: 5 }, () => scheduler.send()));
  expect(stands()).toBe("details, sending");
  await pass(1000);
  await scheduler.send();
  await settled(presses);
  expect(handedOver).toHaveLength(1);
  expect(await received()).toHaveLength(1);
});

test("while it is sent there is no way back, and no starting over", async () => {
  const { scheduler, stands } = await filledWidget({
    record: "screener-allows",
    sendFaults: "/f/slow-2000",
  });
  scheduler.answer("screener", "yes");
  scheduler.answerScreener();
  const sending = scheduler.send();
  scheduler.back();
  scheduler.startOver();
  expect(stands()).toBe("details, sending");
  await settled(sending);
  expect(stands()).toBe("sent");
});

test("an end while it is sent: nothing changes or happens any more, and all is forgotten", async () => {
  const { scheduler, stands, happened } = await filledWidget({ sendFaults: "/f/slow-3000" });
  const empty = answersOf((await loadedWidget()).scheduler);
  const sending = scheduler.send();
  await pass(1000);
  scheduler.end();
  await settled(sending);
  expect(stands()).toBe("details, sending");
  expect(happened).toEqual([]);
  expect(answersOf(scheduler)).toEqual(empty);
});

test("what happens is told in order", async () => {
  const { scheduler, send, happened, handedOver } = await filledWidget({
    record: "screener-allows",
    sendFaults: "/f/500",
  });
  scheduler.answer("screener", "yes");
  scheduler.answerScreener();
  await send();
  await send();
  expect(happened).toEqual([
    ["step", "details"],
    ["notSent", "unsure"],
    ["step", "sent"],
    ["sent", handedOver[1]?.id],
  ]);
});

test("nothing that happens carries anything that a patient answered", async () => {
  const secrets = {
    firstName: "Zephyrine",
    lastName: "Quillon",
    email: "zephyrine@quillon.example",
    phone: "+1 202 555 0143",
    day: "28",
    month: "11",
    year: "1957",
    additionalDetails: "The upper left molar aches.",
  };
  for (const sendFaults of ["", "/f/500", "/f/lost", "/f/429-1"]) {
    const it = await loadedWidget({ record: "everything-on", sendFaults });
    fill(it.scheduler, { ...secrets, screener: "yes" });
    it.scheduler.answerScreener();
    it.scheduler.back();
    it.scheduler.answer("screener", "no");
    it.scheduler.answerScreener();
    await it.scheduler.send();
    fill(it.scheduler, { appointmentType: 2, provider: 1 });
    await settled(it.scheduler.send());
    expect(it.handedOver.length).toBeGreaterThan(0);
    const told = JSON.stringify(it.happened);
    const held = JSON.stringify(it.handedOver[0]?.patient);
    for (const secret of [...Object.values(secrets), "12025550143", "1957-11-28", "PEDO-30"]) {
      if (secret.length > 2) expect(told).not.toContain(secret);
    }
    expect(held).toContain("Zephyrine");
    expect(it.happened.flat().filter((part) => typeof part === "object")).toEqual([]);
  }
});

test("every request that is handed over is one by the contract", async () => {
  for (const slug of ["observed-defaults", "every-field", "everything-on", "virtual"]) {
    const { scheduler, send, handedOver } = await filledWidget({ record: slug });
    scheduler.answer("screener", "no");
    scheduler.answerScreener();
    fill(scheduler, { email: "ada@quill.example", insurance: "None", appointmentType: 0 });
    fill(scheduler, { additionalDetails: "Line one\r\nline two" });
    await send();
    expect(handedOver, slug).toHaveLength(1);
    expect(BookingRequest.parse(handedOver[0])).toEqual(handedOver[0]);
  }
});

test("a location whose id the service spells otherwise can be booked with", async () => {
  const record = recordOf("observed-defaults");
  const { id } = record;
  record.id = `{${id.toUpperCase()}}`;
  const { send, received } = await filledWidget({ record });
  await send();
  expect((await received())[0]?.request.location_id).toBe(id);
});
