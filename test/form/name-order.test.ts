import { expect, test } from "vitest";
import { inNameOrder } from "../../src/form/name-order.ts";

const inOrder = (names: readonly string[], language: string) =>
  inNameOrder(
    names.map((name) => ({ name })),
    language,
  ).map(({ name }) => name);

test.each(["zh", "zh-Hant", "ko", "vi"])("%s asks for the family name first", (language) => {
  expect(inOrder(["firstName", "lastName", "phone"], language)).toEqual([
    "lastName",
    "firstName",
    "phone",
  ]);
  expect(inOrder(["requesterFirstName", "requesterLastName", "relation"], language)).toEqual([
    "requesterLastName",
    "requesterFirstName",
    "relation",
  ]);
});

test.each(["en", "es", "ar", "fr", "pt", "ru", "tl"])(
  "%s asks for the given name first",
  (language) => {
    expect(inOrder(["firstName", "lastName"], language)).toEqual(["firstName", "lastName"]);
  },
);

test("a question without its partner stays", () => {
  expect(inOrder(["appointmentType", "lastName", "phone"], "ko")).toEqual([
    "appointmentType",
    "lastName",
    "phone",
  ]);
});
