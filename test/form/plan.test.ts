import { describe, expect, test } from "vitest";
import { EXAMPLES, exampleBySlug } from "../../src/contract/examples/practices.ts";
import type { WebSchedulerConfig } from "../../src/contract/location-record/location-record.ts";
import { FIELD_NAMES, type PageQuestionName } from "../../src/contract/questions.ts";
import { appointmentTypeChoices, providerChoices } from "../../src/form/choices.ts";
import { askedNow, REQUESTER_QUESTIONS } from "../../src/form/page-questions.ts";
import { planForm, planScreener, planSteps } from "../../src/form/plan.ts";
import { config, switches } from "./config-fixture.ts";

const [example] = EXAMPLES;
if (!example) throw new Error("EXAMPLES is empty.");
const { record } = example;

const planWith = (overrides: Partial<WebSchedulerConfig>) =>
  planForm({ ...record, web_scheduler_config: config(overrides) });

describe("fields", () => {
  const fields = (required: ReturnType<typeof switches>, optional = switches()) =>
    planWith({ required_fields: required, optional_fields: optional }).questions;

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

  test("are the usual required ones if none is required, whatever is optional", () => {
    for (const optional of [switches(), switches("email")]) {
      const required = fields(switches(), optional).filter((field) => field.required);
      expect(required.map(({ name }) => name)).toEqual(["firstName", "lastName", "phone", "dob"]);
    }
  });
});

test("asks for the appointment type and the provider first", () => {
  const { web_scheduler_config } = exampleBySlug("everything-on")?.record ?? record;
  const plan = planWith(web_scheduler_config);
  expect(plan.screener).toEqual(planScreener(web_scheduler_config.screener_question));
  expect(plan.appointmentTypes).toEqual(appointmentTypeChoices(web_scheduler_config));
  expect(plan.providers).toEqual(providerChoices(web_scheduler_config));
  expect(plan.questions.slice(0, 3)).toEqual([
    { name: "screener", required: true },
    { name: "appointmentType", required: true },
    { name: "provider", required: false },
  ]);
  for (const part of [plan.screener?.question, plan.appointmentTypes[0], plan.providers[0]]) {
    expect(part).toBeTruthy();
  }
});

function stepsWith(
  overrides: Partial<WebSchedulerConfig>,
  page: readonly PageQuestionName[] = [],
  forWhom: "self" | "child" = "self",
): string[] {
  const questions = page.map((name) => ({ name, required: true }));
  const plan = planForm({ ...record, web_scheduler_config: config(overrides) }, questions);
  return planSteps(plan, askedNow(plan.questions, forWhom), forWhom !== "self").map(
    ({ name, questions: own }) => [name, ...own.map((question) => question.name)].join(" "),
  );
}

describe("steps", () => {
  const { web_scheduler_config: everything } = exampleBySlug("everything-on")?.record ?? record;
  const { web_scheduler_config: times } = exampleBySlug("times")?.record ?? record;
  const usual = { required_fields: switches("firstName", "lastName", "phone", "dob") };
  const forWhom = ["forWhom", ...REQUESTER_QUESTIONS] as const;

  test.each<[what: string, steps: string[], ...Parameters<typeof stepsWith>]>([
    ["the usual fields", ["details firstName lastName phone dob"], usual],
    [
      "a question that is not a field, which has a step of its own",
      ["who newPatient", "you firstName lastName phone dob textConsent"],
      usual,
      ["newPatient", "textConsent"],
    ],
    ["times", ["time slot", "you firstName lastName phone dob"], usual, ["slot"]],
    [
      "fields and a consent",
      ["details firstName lastName phone dob textConsent"],
      usual,
      ["textConsent"],
    ],
    [
      "a type, and with whom and when, which is one decision",
      ["visit appointmentType", "time provider slot", "you firstName lastName phone dob"],
      times,
      ["slot"],
    ],
    [
      "everything, for a child",
      [
        "screener screener",
        "who forWhom newPatient",
        "visit appointmentType",
        "time provider slot",
        "you requesterFirstName requesterLastName email phone",
        "patient firstName lastName dob insurance additionalDetails textConsent",
      ],
      everything,
      ["slot", ...forWhom, "newPatient", "textConsent"],
      "child",
    ],
  ])("of %s", (_what, steps, ...form) => {
    expect(stepsWith(...form)).toEqual(steps);
  });
});
