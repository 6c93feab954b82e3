import { signal } from "@preact/signals";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FIELD_NAMES, mapFields } from "../../../../src/contract/fields.ts";
import type { SchedulerElement } from "../../../../src/embed/api/scheduler-element.ts";
import { prefill } from "../../../../src/embed/chunks/deferred/prefill/prefill.ts";
import {
  clearPrefillFromUrl,
  readPrefillValues,
} from "../../../../src/embed/chunks/deferred/prefill/prefill-values.ts";
import { INPUT_NAMES, type InputName, mapInputs } from "../../../../src/form/inputs.ts";
import { planForm } from "../../../../src/form/plan.ts";
import type { SchedulerDeps } from "../../../../src/state/deps.ts";
import { createFormModel } from "../../../../src/state/form-model.ts";
import type { Phase, Sending } from "../../../../src/state/phase.ts";
import { recordOf } from "../../../example-record.ts";

type Texts = Partial<Record<InputName, string>>;

const hostWith = (initial: object | null) =>
  ({ prefill: initial, getAttribute: () => null }) as unknown as SchedulerElement;

/** Prefills a form in which something is already typed; returns the texts of its inputs. */
function fill(
  initial: object,
  typed: Texts = {},
  prefilled: Texts = {},
  record = recordOf("every-field"),
  sending: Sending = { name: "idle" },
) {
  const plan = planForm(record);
  const phase = signal<Phase>({ name: "details", plan, sending });
  const deps: Partial<SchedulerDeps> = { loadPhoneTools: async () => {}, validation: () => null };
  const form = createFormModel(deps as SchedulerDeps, signal(plan));
  for (const [name, text] of Object.entries(typed)) form.setAnswer(name as InputName, text);
  const scheduler = { phase, plan: signal(plan), form };
  form.prefilled.value = prefilled;
  const findings = prefill(hostWith(initial), "", scheduler, "en");
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

describe("the page's URL", () => {
  afterEach(() => vi.unstubAllGlobals());

  const PAGE = "https://practice.example//book/";

  function readUrl(search: string, hash = "") {
    const replaceState = vi.fn();
    vi.stubGlobal("location", new URL(PAGE + search + hash));
    vi.stubGlobal("history", { state: { key: 1 }, replaceState });
    const values = readPrefillValues(hostWith(null), search);
    clearPrefillFromUrl();
    return { values, calls: replaceState.mock.calls };
  }

  test("provides the prefill parameters and keeps all others", () => {
    const { values, calls } = readUrl(
      "?a=b%20c&prefill-first-name=Maren&prefill-dob=1985-03-27&utm_source=x&flag&e=%2B",
      "#form",
    );
    expect(values).toEqual({ firstName: "Maren", dob: "1985-03-27" });
    expect(calls).toEqual([[{ key: 1 }, "", `${PAGE}?a=b%20c&utm_source=x&flag&e=%2B#form`]]);
  });

  test("does not change without prefill parameters", () => {
    expect(readUrl("?firstName=Maren&first-name=x&prefill-from-url=1")).toEqual({
      values: {},
      calls: [],
    });
    expect(readUrl("").calls).toEqual([]);
  });

  test("does not keep empty, repeated or encoded prefill parameters", () => {
    const { values, calls } = readUrl("?prefill-phone=&prefill%2Dphone=1&prefill-email");
    expect(values).toEqual({});
    expect(calls).toEqual([[{ key: 1 }, "", PAGE]]);
  });

  test("can have a parameter for every field", () => {
    const names = FIELD_NAMES.map((name) => name.replace(/[A-Z]/g, (a) => `-${a.toLowerCase()}`));
    const { values } = readUrl(`?${names.map((name) => `prefill-${name}=x`).join("&")}`);
    expect(Object.keys(values)).toEqual([...FIELD_NAMES]);
  });
});
