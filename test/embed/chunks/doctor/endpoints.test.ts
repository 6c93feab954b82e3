import { expect, test } from "vitest";
import { exampleBySlug } from "../../../../src/contract/examples/index.ts";
import type { LocationRecord } from "../../../../src/contract/location-record/location-record.ts";
import type { Slot, SlotQuery } from "../../../../src/contract/slot.ts";
import { checkTimes } from "../../../../src/embed/chunks/doctor/endpoints.ts";
import { createLoadTimes } from "../../../../src/embed/chunks/questions/questions.ts";
import { planForm } from "../../../../src/form/plan.ts";
import { readSettings } from "../../../../src/settings/attributes.ts";

test("the doctor names every appointment type and provider with times that are left out", async () => {
  const { record } = exampleBySlug("everything-on") as { record: LocationRecord };
  const { appointmentTypes, providers } = planForm(record);
  const choices = [...appointmentTypes.slice(0, 2), ...providers.slice(0, 1)];
  const leftOut = [{}, { id: "second" }, { id: "second" }];
  const onSlots = ({ appointmentType, provider }: SlotQuery) =>
    choices.flatMap(({ value }, index) =>
      [appointmentType, provider].includes(String(value)) ? [leftOut[index] as Slot] : [],
    );
  const settings = readSettings(() => null);
  const found = await checkTimes({ onSlots }, settings, record, createLoadTimes);
  const [first, second, provider] = choices.map(({ label }) => label);
  expect(found).toMatchObject([
    { subject: `onSlots for ${first}`, detail: "1 not as documented: id is missing" },
    { subject: `onSlots for ${second}, ${provider}`, detail: expect.stringContaining("of second") },
  ]);
});
