import { signal } from "@preact/signals-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FIELD_NAMES } from "../../../../src/contract/fields.ts";
import type { LocationRecord } from "../../../../src/contract/location-record/location-record.ts";
import type { Host } from "../../../../src/embed/api/host.ts";
import { prefill } from "../../../../src/embed/chunks/deferred/prefill.ts";
import {
  clearPrefillFromUrl,
  prefillWishes,
} from "../../../../src/embed/chunks/deferred/prefill-values.ts";
import { exampleBySlug } from "../../../../src/examples/index.ts";
import {
  type Answers,
  createAnswers,
  TEXT_NAMES,
  type TextName,
} from "../../../../src/state/answers.ts";
import type { Phase } from "../../../../src/state/phase.ts";

const of = (slug: string) => exampleBySlug(slug)?.record as LocationRecord;

type Texts = Partial<Record<TextName, string>>;

/** Fills a form in which something is typed already; what stands in it then. */
function fill(wishes: object, typed: Texts = {}, given: Texts = {}, record = of("every-field")) {
  const answers = createAnswers();
  for (const [name, text] of Object.entries(typed)) answers[name as TextName].value = text;
  const element = { prefill: wishes, getAttribute: () => null } as unknown as Host;
  const phase = signal<Phase>({ name: "details", record, sending: { name: "idle" } });
  const answer = (name: keyof Answers, value: unknown) => {
    answers[name].value = value as never;
  };
  const findings = prefill(element, "", { phase, answers, answer }, given, "en");
  const texts = TEXT_NAMES.map((name) => [name, answers[name].value]).filter(([, text]) => text);
  return { texts: Object.fromEntries(texts), findings, given };
}

test("all seven fields, checked and tidied like typed answers", () => {
  const { texts, findings } = fill({
    firstName: "  Maren ",
    lastName: "O’Neil",
    email: " maren@mail.example",
    phone: "(202) 555-0143",
    dob: "1985-03-27",
    insurance: "None",
    additionalDetails: "Mornings\r\nare best.",
  });
  expect(findings).toEqual([]);
  expect(texts).toEqual({
    firstName: "Maren",
    lastName: "O’Neil",
    email: "maren@mail.example",
    phone: "+12025550143",
    day: "27",
    month: "3",
    year: "1985",
    insurance: "None",
    additionalDetails: "Mornings\nare best.",
  });
  expect(Object.keys(texts).sort()).toEqual([...TEXT_NAMES].sort());
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
] as const)("a wrong %s is left out and named without its value: %j", (field, text) => {
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

test("what is typed is never replaced, a date of birth not even in part", () => {
  const typed = { firstName: "Ida", month: "1" };
  expect(fill({ firstName: "Maren", lastName: "Lund", dob: "1985-03-27" }, typed).texts).toEqual({
    ...typed,
    lastName: "Lund",
  });
});

test("what was filled in before may be replaced, and is remembered as such", () => {
  const before = { firstName: "Maren" };
  const { texts, given } = fill({ firstName: "Ida" }, before, before);
  expect(texts).toEqual({ firstName: "Ida" });
  expect(given).toEqual({ firstName: "Ida" });
});

test("what the form does not ask is ignored", () => {
  const wishes = { email: "nonsense", insurance: "None" };
  expect(fill(wishes, {}, {}, of("observed-defaults"))).toMatchObject({ texts: {}, findings: [] });
});

test("what is empty or no text is no wish", () => {
  expect(
    fill({ firstName: " ", lastName: 7, email: null, dob: undefined, constructor: "x" }),
  ).toMatchObject({ texts: {}, findings: [] });
});

describe("the page's address", () => {
  afterEach(() => vi.unstubAllGlobals());

  function take(search: string, hash = "") {
    const replaceState = vi.fn();
    vi.stubGlobal("location", { pathname: "/book/", search, hash });
    vi.stubGlobal("history", { state: { key: 1 }, replaceState });
    const element = { prefill: null, getAttribute: () => null } as unknown as Host;
    const taken = prefillWishes(element, search);
    clearPrefillFromUrl();
    return { taken, calls: replaceState.mock.calls };
  }

  test("gives its prefill parameters, and loses only those", () => {
    const { taken, calls } = take(
      "?a=b%20c&prefill-first-name=Maren&prefill-dob=1985-03-27&utm_source=x&flag&e=%2B",
      "#form",
    );
    expect(taken).toEqual({ firstName: "Maren", dob: "1985-03-27" });
    expect(calls).toEqual([[{ key: 1 }, "", "/book/?a=b%20c&utm_source=x&flag&e=%2B#form"]]);
  });

  test("is left alone without any", () => {
    expect(take("?firstName=Maren&first-name=x&prefill-from-url=1")).toEqual({
      taken: {},
      calls: [],
    });
    expect(take("").calls).toEqual([]);
  });

  test("loses empty, repeated and encoded ones too", () => {
    const { taken, calls } = take("?prefill-phone=&prefill%2Dphone=1&prefill-email");
    expect(taken).toEqual({});
    expect(calls).toEqual([[{ key: 1 }, "", "/book/"]]);
  });

  test("has a parameter for every field", () => {
    const names = FIELD_NAMES.map((name) => name.replace(/[A-Z]/g, (a) => `-${a.toLowerCase()}`));
    const { taken } = take(`?${names.map((name) => `prefill-${name}=x`).join("&")}`);
    expect(Object.keys(taken)).toEqual([...FIELD_NAMES]);
  });
});
