import { describe, expect, test } from "vitest";
import { EXAMPLES, exampleBySlug } from "../../src/contract/examples/index.ts";
import type { WebSchedulerConfig } from "../../src/contract/location-record/location-record.ts";
import { FIELD_NAMES } from "../../src/contract/questions.ts";
import { appointmentTypeChoices, providerChoices } from "../../src/form/choices.ts";
import { planForm, questionsOf } from "../../src/form/plan.ts";
import { planScreener } from "../../src/form/screener.ts";
import { config, switches } from "./config-fixture.ts";

const [example] = EXAMPLES;
if (!example) throw new Error("EXAMPLES is empty.");
const { record } = example;

const planWith = (overrides: Partial<WebSchedulerConfig>) =>
  planForm({ ...record, web_scheduler_config: config(overrides) });

describe("fields", () => {
  const fields = (required: ReturnType<typeof switches>, optional = switches()) =>
    questionsOf(planWith({ required_fields: required, optional_fields: optional }));

  describe.each(FIELD_NAMES)("%s", (name) => {
    test.each([
      [true, true, { name, required: true }],
      [true, false, { name, required: true }],
      [false, true, { name, required: false }],
      [false, false, undefined],
    ])("required_fields %s, optional_fields %s", (required, optional, expected) => {
      // Another required field, so that the defaults do not apply.
      const other = name === "email" ? "phone" : "email";
      const planned = fields(
        required ? switches(other, name) : switches(other),
        optional ? switches(name) : switches(),
      );
      expect(planned.find((field) => field.name === name)).toEqual(expected);
    });
  });

  test("are the usual required ones if none is required", () => {
    expect(fields(switches())).toEqual([
      { name: "firstName", required: true },
      { name: "lastName", required: true },
      { name: "phone", required: true },
      { name: "dob", required: true },
    ]);
  });
});

test("has the screener in a step of its own, then the appointment types and the providers", () => {
  const { web_scheduler_config } = exampleBySlug("everything-on")?.record ?? record;
  const plan = planWith(web_scheduler_config);
  expect(plan.screener).toEqual(planScreener(web_scheduler_config.screener_question));
  expect(plan.appointmentTypes).toEqual(appointmentTypeChoices(web_scheduler_config));
  expect(plan.providers).toEqual(providerChoices(web_scheduler_config));
  expect(plan.steps[0]?.questions).toEqual([{ name: "screener", required: true }]);
  expect(questionsOf(plan).slice(0, 2)).toEqual([
    { name: "appointmentType", required: true },
    { name: "provider", required: false },
  ]);
  for (const part of [plan.screener?.question, plan.appointmentTypes[0], plan.providers[0]]) {
    expect(part).toBeTruthy();
  }
});
