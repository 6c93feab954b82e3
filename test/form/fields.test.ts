import { describe, expect, test } from "vitest";
import { FIELD_NAMES } from "../../src/contract/fields.ts";
import { askedFields } from "../../src/form/fields.ts";
import { config, only } from "./config-fixture.ts";

const asked = (required: ReturnType<typeof only>, optional = only()) =>
  askedFields(config({ required_fields: required, optional_fields: optional }));

test("what is required is asked as required", () => {
  expect(asked(only("email"))).toEqual([{ name: "email", required: true }]);
});

test("what is optional is asked as optional", () => {
  expect(asked(only("phone"), only("insurance"))).toEqual([
    { name: "phone", required: true },
    { name: "insurance", required: false },
  ]);
});

test("what is both is required", () => {
  expect(asked(only("phone"), only("phone"))).toEqual([{ name: "phone", required: true }]);
});

test("what is neither is not asked", () => {
  const names = asked(only("firstName"), only("lastName")).map(({ name }) => name);
  expect(names).toEqual(["firstName", "lastName"]);
});

test("all seven are asked in the order of the contract", () => {
  expect(asked(only(...FIELD_NAMES)).map(({ name }) => name)).toEqual([...FIELD_NAMES]);
  expect(asked(only("dob"), only(...FIELD_NAMES)).map(({ name }) => name)).toEqual([
    ...FIELD_NAMES,
  ]);
});

describe("where nothing is required, what the contract saw everywhere is", () => {
  test("alone", () => {
    expect(asked(only())).toEqual([
      { name: "firstName", required: true },
      { name: "lastName", required: true },
      { name: "phone", required: true },
      { name: "dob", required: true },
    ]);
  });

  test("beside what is optional", () => {
    const fields = asked(only(), only("email", "phone"));
    expect(fields.find(({ name }) => name === "email")).toEqual({ name: "email", required: false });
    expect(fields.find(({ name }) => name === "phone")).toEqual({ name: "phone", required: true });
    expect(fields).toHaveLength(5);
  });
});

describe.each(FIELD_NAMES)("%s", (name) => {
  test.each([
    [true, true, { name, required: true }],
    [true, false, { name, required: true }],
    [false, true, { name, required: false }],
    [false, false, undefined],
  ])("required %s, optional %s", (required, optional, field) => {
    // Another required field, so that the defaults do not come in.
    const other = name === "email" ? "phone" : "email";
    const fields = asked(
      required ? only(other, name) : only(other),
      optional ? only(name) : only(),
    );
    expect(fields.find((field) => field.name === name)).toEqual(field);
  });
});
