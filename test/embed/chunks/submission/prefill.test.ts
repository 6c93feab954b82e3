import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { mapFields } from "../../../../src/contract/questions.ts";
import type { SchedulerElement } from "../../../../src/embed/api/scheduler-element.ts";
import { prefill } from "../../../../src/embed/chunks/submission/prefill.ts";
import { INPUT_NAMES, type InputName, mapInputs } from "../../../../src/form/inputs.ts";
import { createFormModel } from "../../../../src/state/form-model.ts";
import type { Phase, Sending } from "../../../../src/state/phase.ts";
import { recordOf } from "../../../example-record.ts";

type Texts = Partial<Record<InputName, string>>;

const hostWith = (initial: object) =>
  ({ prefill: initial, getAttribute: () => null }) as unknown as SchedulerElement;

function fill(
  initial: object,
  typed: Texts = {},
  prefilled: Texts = {},
  record = recordOf("every-field"),
  sending: Sending = { name: "idle" },
) {
  const phase = signal<Phase>({ name: "step", step: "details", sending });
  const form = createFormModel({
    phase,
    record: signal(record),
    pageQuestions: signal(null),
    createChecks: () => undefined,
  });
  for (const [name, text] of Object.entries(typed)) form.setAnswer(name as InputName, text);
  form.prefilled.value = prefilled;
  const findings = prefill(hostWith(initial), { phase, form }, "en");
  const texts = INPUT_NAMES.map((name) => [name, form.answers[name].value]);
  return { texts: Object.fromEntries(texts.filter(([, text]) => text)), findings, form };
}

test("fills in every field, validated and normalized like typed answers", () => {
  const { texts, findings } = fill({
    ...mapFields(() => "Sample answer"),
    firstName: "  Maren ",
    lastName: "O’Neil",
    email: " maren@mail.example",
    phone: "(202) 555-0143",
    dob: "1985-03-27",
    additionalDetails: "Mornings\r\nare best.",
  });
  expect(findings).toEqual([]);
  expect(texts).toEqual({
    ...mapInputs(() => "Sample answer"),
    firstName: "Maren",
    lastName: "O’Neil",
    email: "maren@mail.example",
    phone: "+12025550143",
    day: "27",
    month: "3",
    year: "1985",
    additionalDetails: "Mornings\nare best.",
  });
});

test.each(["checking", "sending"] as const)("changes nothing while the form is %s", (name) => {
  const { texts } = fill({ firstName: "Maren" }, {}, {}, recordOf("every-field"), { name });
  expect(texts).toEqual({});
});

test.each([
  ["email", "maren@mail"],
  ["phone", "555-0143"],
  ["phone", "call me"],
  ["dob", "2099-01-01"],
  ["dob", "1985-02-30"],
  ["dob", "3/4/1985"],
  ["dob", "yesterday"],
  ["firstName", "x".repeat(400)],
  ["firstName", "None"],
  ["firstName", " nil"],
  ["firstName", "NaN"],
  ["firstName", "O&#39;Neil"],
  ["email", "{{email}}"],
] as const)("skips an invalid %s and reports it without its value: %j", (field, text) => {
  const { texts, findings } = fill({ [field]: text, lastName: "O’Neil" });
  expect(texts).toEqual({ lastName: "O’Neil" });
  expect(findings).toEqual([
    {
      code: "WS106",
      subject: `prefill-${field === "firstName" ? "first-name" : field}`,
      detail: "",
    },
  ]);
});

test.each(["Null", "Nil", "Nan", "Smith & Sons", "100%"])(
  "keeps %j, which may be meant",
  (firstName) => {
    expect(fill({ firstName }).texts).toEqual({ firstName });
  },
);

test("decodes a value that is encoded for a URL", () => {
  expect(fill({ firstName: "Maren%20Ann" }).texts).toEqual({ firstName: "Maren Ann" });
  expect(fill({ firstName: "Maren%FF" }).texts).toEqual({ firstName: "Maren%FF" });
});

test("never replaces a typed answer or any part of a typed date of birth", () => {
  const typed = { firstName: "Ida", month: "1" };
  expect(fill({ firstName: "Maren", lastName: "Lund", dob: "1985-03-27" }, typed).texts).toEqual({
    ...typed,
    lastName: "Lund",
  });
});

test("replaces a value that was prefilled before", () => {
  const before = { firstName: "Maren" };
  const { texts, form } = fill({ firstName: "Ida" }, before, before);
  expect(texts).toEqual({ firstName: "Ida" });
  expect(form.prefilled.value).toEqual({ firstName: "Ida" });
  form.reset();
  expect(form.prefilled.value).toEqual({});
});

test("ignores fields that the form does not ask for", () => {
  const initial = { email: "nonsense", insurance: "None" };
  expect(fill(initial, {}, {}, recordOf("observed-defaults"))).toMatchObject({
    texts: {},
    findings: [],
  });
});

test("ignores empty values and values that are not text", () => {
  expect(
    fill({ firstName: " ", lastName: 7, email: null, dob: undefined, constructor: "x" }),
  ).toMatchObject({ texts: {}, findings: [] });
});
