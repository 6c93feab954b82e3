import { describe, expect, test } from "vitest";
import { appointmentTypeChoices, findChoice, providerChoices } from "../../src/form/choices.ts";
import { recordOf } from "../example-record.ts";
import { config } from "./config-fixture.ts";

describe("appointment types", () => {
  const type = { enabled: true, display_name: "Check-up", appointment_type_name: "CHECK-30" };
  const choices = (...appointment_types: (typeof type)[]) =>
    appointmentTypeChoices(config({ appointment_types_enabled: true, appointment_types }));

  test("have the display name as label and the name as value", () => {
    expect(choices(type)).toMatchObject([{ label: "Check-up", value: "CHECK-30" }]);
  });

  test.each([
    ["an invisible display name", { display_name: "\u200B\u2060" }, "CHECK-30"],
    ["spaces around the name", { display_name: "", appointment_type_name: " CHECK " }, "CHECK"],
    ["a bidi override", { display_name: "", appointment_type_name: "\u202ECHECK" }, "CHECK"],
  ])("with %s have a readable label: %j, %s", (_label, overrides, label) => {
    expect(choices({ ...type, ...overrides }).map((choice) => choice.label)).toEqual([label]);
  });

  test("keep the exact name as value, spaces included", () => {
    const [choice] = choices({ ...type, appointment_type_name: " CHECK " });
    expect(choice?.value).toBe(" CHECK ");
  });

  test.each([
    ["disabled", { enabled: false }],
    ["without a name", { appointment_type_name: "" }],
    ["with an invisible name", { appointment_type_name: "\u200B" }],
  ])("%s are omitted", (_label, overrides) => {
    expect(choices({ ...type, ...overrides }, type)).toHaveLength(1);
  });

  test("that are identical are offered once", () => {
    expect(choices(type, { ...type }, { ...type, display_name: "Another" })).toHaveLength(2);
  });

  test("are empty if the question is disabled", () => {
    const off = config({ appointment_types_enabled: false, appointment_types: [type] });
    expect(appointmentTypeChoices(off)).toEqual([]);
  });

  test("are limited to the first 100 that are enabled", () => {
    const types = Array.from({ length: 10_000 }, (_, index) => ({
      enabled: index % 2 === 0,
      display_name: "",
      appointment_type_name: `T${index}`,
    }));
    const offered = choices(...types);
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
    ["an invisible display name", { id: "a", name: "Dr. Ines Holt", display_name: "\u200B" }, "a"],
    ["a numeric id", { id: 7, name: "Dr. Ines Holt" }, 7],
    ["no id", { name: "Dr. Ines Holt" }, "Dr. Ines Holt"],
    ["an empty id", { id: "", name: "Dr. Ines Holt" }, "Dr. Ines Holt"],
    ["an array as id", { id: [7], name: "Dr. Ines Holt" }, "Dr. Ines Holt"],
    ["a bidi override", { name: "\u202EDr. Ines Holt\u202C" }, "Dr. Ines Holt"],
  ])("with %s are offered: %j", (_label, profile, value) => {
    expect(choices(profile)).toMatchObject([{ label: "Dr. Ines Holt", value }]);
  });

  test.each([
    null,
    undefined,
    7,
    {},
    { id: "kr-1" },
    { name: "" },
    { name: "\u200B\u202E" },
    { name: 7 },
    JSON.parse('{"__proto__":{"name":"Dr. Ines Holt"}}'),
  ])("that are unreadable are omitted: %j", (profile) => {
    expect(choices(profile, { name: "Dr. Ines Holt" })).toHaveLength(1);
    expect(choices(profile)).toEqual([]);
  });

  test("that are identical are offered once", () => {
    const profile = { id: 1, name: "Dr. Ines Holt" };
    expect(choices(profile, { ...profile })).toHaveLength(1);
  });

  test("are empty if the question is disabled or no profile is readable", () => {
    const provider_profiles = [{ name: "Dr. Ines Holt" }];
    const off = config({ provider_selection_enabled: false, provider_profiles });
    expect(providerChoices(off)).toEqual([]);
    expect(choices()).toEqual([]);
  });
});

test.each([
  ["appointmentType", " check–up and CLEANING ", "Check-up and cleaning\nRECALL"],
  ["appointmentType", "limited", "Toothache\nLIMITED"],
  ["appointmentType", "New patient visit", undefined],
  ["appointmentType", "–", undefined],
  ["provider", "prov-minton", "Dr. Basil Minton\nprov-minton"],
  ["provider", "Toothache", undefined],
] as const)("a page's %s “%s” is the only option with that name: %j", (question, text, key) => {
  const { web_scheduler_config: times } = recordOf("times");
  const other = { enabled: true, display_name: "New patient visit", appointment_type_name: "N2" };
  const appointment_types = [...times.appointment_types, other];
  expect(findChoice({ ...times, appointment_types }, question, text)).toBe(key);
});
