import { describe, expect, test } from "vitest";
import { appointmentTypeChoices, providerChoices } from "../../src/form/choices.ts";
import { config } from "./config-fixture.ts";

describe("appointment types", () => {
  const type = { enabled: true, display_name: "Check-up", appointment_type_name: "CHECK-30" };
  const choices = (...appointment_types: (typeof type)[]) =>
    appointmentTypeChoices(config({ appointment_types_enabled: true, appointment_types }));

  test("are offered under the display name, and handed over under the other", () => {
    expect(choices(type)).toEqual([{ label: "Check-up", value: "CHECK-30" }]);
  });

  test("are offered in the order of the record", () => {
    const other = { enabled: true, display_name: "A first visit", appointment_type_name: "NEW" };
    expect(choices(type, other).map(({ value }) => value)).toEqual(["CHECK-30", "NEW"]);
  });

  test.each([
    ["an empty display name", { display_name: "" }, "CHECK-30"],
    ["a display name of blanks", { display_name: "  " }, "CHECK-30"],
    ["a display name of nothing visible", { display_name: "\u200B\u2060" }, "CHECK-30"],
    ["blanks around the display name", { display_name: " Check-up " }, "Check-up"],
    ["blanks around the name", { display_name: "", appointment_type_name: " CHECK " }, "CHECK"],
    [
      "an override of direction in the name",
      { display_name: "", appointment_type_name: "\u202ECHECK" },
      "CHECK",
    ],
    ["markup", { display_name: "<b>Check-up</b>" }, "<b>Check-up</b>"],
    ["Arabic", { display_name: "فحص" }, "فحص"],
  ])("with %s have a label to read: %j, %s", (_what, over, label) => {
    expect(choices({ ...type, ...over }).map((choice) => choice.label)).toEqual([label]);
  });

  test("are handed over as the record spells them, blanks and all", () => {
    const [choice] = choices({ ...type, appointment_type_name: " CHECK " });
    expect(choice?.value).toBe(" CHECK ");
  });

  test.each([
    ["switched off", { enabled: false }],
    ["without a name", { appointment_type_name: "" }],
    ["with a name of blanks", { appointment_type_name: " \t" }],
    ["with a name of nothing visible", { appointment_type_name: "\u200B" }],
  ])("that are %s are left out", (_how, over) => {
    expect(choices({ ...type, ...over }, type)).toHaveLength(1);
  });

  test("that are the same in all are offered once", () => {
    expect(choices(type, { ...type }, { ...type, display_name: "Another" })).toHaveLength(2);
  });

  test("are not asked when there is none", () => {
    expect(choices()).toEqual([]);
    expect(choices({ ...type, enabled: false })).toEqual([]);
  });

  test("are not asked when the question is off", () => {
    const off = config({ appointment_types_enabled: false, appointment_types: [type] });
    expect(appointmentTypeChoices(off)).toEqual([]);
  });

  test("are the first 100 that are on, of however many", () => {
    const all = Array.from({ length: 10_000 }, (_, index) => ({
      enabled: index % 2 === 0,
      display_name: "",
      appointment_type_name: `T${index}`,
    }));
    const offered = choices(...all);
    expect(offered).toHaveLength(100);
    expect(offered.at(-1)?.value).toBe("T198");
  });
});

describe("providers", () => {
  const choices = (...provider_profiles: unknown[]) =>
    providerChoices(config({ provider_selection_enabled: true, provider_profiles }));

  test.each([
    ["an id and a display name", { id: "kr-1", display_name: "Dr. Ines Holt" }, "kr-1"],
    ["an id and a name", { id: "kr-1", name: "Dr. Ines Holt" }, "kr-1"],
    ["both names", { id: "kr-1", name: "holt", display_name: "Dr. Ines Holt" }, "kr-1"],
    ["an empty display name", { id: "kr-1", name: "Dr. Ines Holt", display_name: "" }, "kr-1"],
    ["a display name of blanks", { id: "a", name: "Dr. Ines Holt", display_name: " " }, "a"],
    ["a display name of null", { id: "a", name: "Dr. Ines Holt", display_name: null }, "a"],
    ["a display name that is a number", { id: "a", name: "Dr. Ines Holt", display_name: 7 }, "a"],
    [
      "a display name of nothing visible",
      { id: "a", name: "Dr. Ines Holt", display_name: "\u200B" },
      "a",
    ],
    ["an id that is a number", { id: 7, name: "Dr. Ines Holt" }, 7],
    ["an id of 0", { id: 0, name: "Dr. Ines Holt" }, 0],
    ["no id", { name: "Dr. Ines Holt" }, "Dr. Ines Holt"],
    ["an empty id", { id: "", name: "Dr. Ines Holt" }, "Dr. Ines Holt"],
    ["an id of null", { id: null, name: "Dr. Ines Holt" }, "Dr. Ines Holt"],
    ["an id of true", { id: true, name: "Dr. Ines Holt" }, "Dr. Ines Holt"],
    ["an id that is a list", { id: [7], name: "Dr. Ines Holt" }, "Dr. Ines Holt"],
    ["an id beyond all numbers", { id: Infinity, name: "Dr. Ines Holt" }, "Dr. Ines Holt"],
    ["an id below all numbers", { id: -Infinity, name: "Dr. Ines Holt" }, "Dr. Ines Holt"],
    ["blanks around the name", { name: "  Dr. Ines Holt " }, "Dr. Ines Holt"],
    ["an override of direction", { name: "\u202EDr. Ines Holt\u202C" }, "Dr. Ines Holt"],
    ["more than we know", { name: "Dr. Ines Holt", photo: "x", tags: [1] }, "Dr. Ines Holt"],
  ])("with %s are offered: %j", (_what, profile, value) => {
    expect(choices(profile)).toEqual([{ label: "Dr. Ines Holt", value }]);
  });

  test.each([
    null,
    undefined,
    "",
    "Dr. Ines Holt",
    7,
    true,
    [],
    [{ name: "Dr. Ines Holt" }],
    {},
    { id: "kr-1" },
    { name: "" },
    { name: " \n" },
    { name: "\u200B\u202E" },
    { name: 7 },
    { name: null, display_name: null },
    { name: ["Dr. Ines Holt"] },
    { name: { first: "Ines" } },
    { Name: "Dr. Ines Holt" },
    JSON.parse('{"__proto__":{"name":"Dr. Ines Holt"}}'),
  ])("that cannot be read are left out: %j", (profile) => {
    expect(choices(profile, { name: "Dr. Ines Holt" })).toHaveLength(1);
    expect(choices(profile)).toEqual([]);
  });

  test("of the same name and different ids are both offered", () => {
    const name = "Dr. Ines Holt";
    expect(choices({ id: 1, name }, { id: 2, name })).toHaveLength(2);
  });

  test("that are the same in all are offered once", () => {
    const profile = { id: 1, name: "Dr. Ines Holt" };
    expect(choices(profile, { ...profile })).toHaveLength(1);
  });

  test("are not asked when the question is off, or none can be read", () => {
    const provider_profiles = [{ name: "Dr. Ines Holt" }];
    const off = config({ provider_selection_enabled: false, provider_profiles });
    expect(providerChoices(off)).toEqual([]);
    expect(choices()).toEqual([]);
  });

  test("are at most 100", () => {
    const many = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Dr. ${id}` }));
    expect(choices(...many)).toHaveLength(100);
  });
});

test("choices are worked out once for a record, since a form is drawn anew at every key", () => {
  const one = config({ appointment_types_enabled: true, provider_selection_enabled: true });
  expect(appointmentTypeChoices(one)).toBe(appointmentTypeChoices(one));
  expect(providerChoices(one)).toBe(providerChoices(one));
  expect(providerChoices(config({}))).not.toBe(providerChoices(config({})));
});
