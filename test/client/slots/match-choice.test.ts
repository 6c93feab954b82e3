import { expect, test } from "vitest";
import { mayHaveTimes } from "../../../src/client/slots/slots-outcome.ts";
import type { SlotSearch } from "../../../src/contract/slot.ts";
import { at, bundle, fhirSlot, load, QUERY, response, source } from "./source-fixture.ts";

const OFFERED = {
  appointmentTypes: [
    { value: "RECALL", label: "Check-up and cleaning" },
    { value: "LIMITED", label: "Toothache" },
  ],
  providers: [
    { value: "prov-lee", label: "Dr. Lee" },
    { value: 7, label: "Dr. Ray" },
  ],
};
const RECALL = { appointmentType: "RECALL" };
const LEE_CHOSEN = { provider: "prov-lee" };

const schedule = (id: string, ...actor: object[]) => ({ resourceType: "Schedule", id, actor });
const coded = (...coding: object[]) => ({ serviceType: [{ coding }] });
const slotOf = (reference: string, id = "a") =>
  fhirSlot(id, at("09:00"), { schedule: { reference } });
const PLACE = { reference: "Location/3" };
const LEE = { reference: "Practitioner/81", display: " dr. lee" };

/** A source that compares codes and ids as FHIR servers do, and knows those of the form by other names. */
const serverOf = (...resources: object[]) =>
  source({
    "/fhir/Slot": ({ url }) => {
      const { searchParams } = new URL(url);
      const isFiltered = searchParams.has("service-type") || searchParams.has("schedule.actor");
      expect(searchParams.has("_include")).toBe(!isFiltered);
      return response(bundle(isFiltered ? [] : resources));
    },
  });

const UNKNOWN_TYPE = "WS612 1 with a serviceType that names no appointment type of the form: ";
const UNKNOWN_PROVIDER = "WS612 1 with a schedule whose people are no providers of the form: ";

test.each<[string, Partial<SlotSearch>, object[], string[]]>([
  ["of no type is for all", RECALL, [fhirSlot("a")], []],
  [
    "of another code system is for the type of the same name",
    RECALL,
    [
      fhirSlot(
        "a",
        at("09:00"),
        coded({ system: "urn:s", code: "9" }, { display: "check-up and Cleaning" }),
      ),
    ],
    [],
  ],
  [
    "of a schedule of the type is for it",
    RECALL,
    [slotOf("Schedule/x"), { ...schedule("x"), serviceType: { text: "Recall" } }],
    [],
  ],
  [
    "of a type that the form does not have",
    RECALL,
    [fhirSlot("a", at("09:00"), coded({ system: "urn:s", code: "9", display: "Exam" }))],
    [`${UNKNOWN_TYPE}9, exam`],
  ],
  [
    "of another type of the form, as R5 has it",
    RECALL,
    [fhirSlot("a", at("09:00"), { serviceType: [{ concept: { coding: [{ code: "LIMITED" }] } }] })],
    [""],
  ],
  [
    "with a type as text, which another slot has as documented",
    RECALL,
    [
      fhirSlot("a", at("09:00"), { serviceType: ["Toothache"] }),
      fhirSlot("b", at("09:00"), coded({ code: "LIMITED" })),
    ],
    [`${UNKNOWN_TYPE}toothache, one that cannot be read`],
  ],
  [
    "with a number as the code of its type",
    RECALL,
    [fhirSlot("a", at("09:00"), coded({ code: 9 }))],
    [`${UNKNOWN_TYPE}one that cannot be read`],
  ],
  [
    "of another type of the form",
    RECALL,
    [fhirSlot("a", at("09:00"), coded({ code: "LIMITED" }))],
    [""],
  ],
  [
    "of a schedule without people is for every provider",
    LEE_CHOSEN,
    [
      slotOf("Schedule/x"),
      schedule("x", PLACE, { reference: "HealthcareService/1" }, { reference: "Device/prov-ray" }),
    ],
    [],
  ],
  [
    "of a version of a schedule, and of an actor",
    LEE_CHOSEN,
    [
      slotOf("https://ehr.example/fhir/Schedule/x/_history/2"),
      schedule("x", { reference: "https://ehr.example/fhir/Practitioner/prov-lee/_history/4" }),
    ],
    [],
  ],
  [
    "of the only person of the name",
    LEE_CHOSEN,
    [slotOf("Schedule/x"), schedule("x", PLACE, LEE)],
    [],
  ],
  [
    "of one of two persons of the name",
    LEE_CHOSEN,
    [
      slotOf("Schedule/x"),
      schedule("x", LEE),
      schedule("y", { ...LEE, reference: "Practitioner/82" }),
    ],
    [`${UNKNOWN_PROVIDER}Practitioner/81, 81, dr. lee`],
  ],
  [
    "of a person of the name if another has the id",
    LEE_CHOSEN,
    [
      slotOf("Schedule/x"),
      schedule("x", LEE),
      schedule("y", { reference: "PractitionerRole/prov-lee" }),
    ],
    [`${UNKNOWN_PROVIDER}Practitioner/81, 81, dr. lee`],
  ],
  [
    "of a schedule that was not returned",
    LEE_CHOSEN,
    [slotOf("Schedule/x")],
    [`${UNKNOWN_PROVIDER}a schedule that was not returned`],
  ],
  [
    "of a schedule of which one of two people has neither a reference nor a name",
    LEE_CHOSEN,
    [slotOf("Schedule/x"), schedule("x", { reference: "Practitioner/7" }, { identifier: {} })],
    [`${UNKNOWN_PROVIDER}Practitioner/7, 7, one that cannot be read`],
  ],
  [
    "of a schedule with a person as text",
    LEE_CHOSEN,
    [slotOf("Schedule/x"), { ...schedule("x"), actor: "Practitioner/7" }],
    [`${UNKNOWN_PROVIDER}one that cannot be read`],
  ],
  [
    "of another provider of the form",
    LEE_CHOSEN,
    [slotOf("Schedule/x"), schedule("x", PLACE, { reference: "Practitioner/7" })],
    [""],
  ],
])("a slot %s", async (_name, choice, resources, expected) => {
  const query = { ...QUERY, ...OFFERED, ...choice };
  const { ids, problems } = await load(serverOf(...resources), { query });
  expect(problems).toEqual(expected.filter(Boolean));
  expect(ids).toEqual(expected.length === 0 ? ["a"] : []);
});

const BOTH = { ...RECALL, ...LEE_CHOSEN };

test.each<[string, Partial<SlotSearch>, string[], string[] | "uncertain"]>([
  ["a type is believed if it knows another one", RECALL, ["LIMITED"], []],
  ["a provider is believed if it knows another one", LEE_CHOSEN, ["7"], []],
  ["both is believed if it knows another type and provider", BOTH, ["LIMITED", "7"], []],
  ["a type is not believed if it knows only providers", RECALL, ["7"], ["a"]],
  ["a provider is not believed if it knows only types", LEE_CHOSEN, ["LIMITED"], ["a"]],
  ["both is not believed if it knows neither", BOTH, [], ["a"]],
  ["both offers no slot without a type if it knows types", BOTH, ["LIMITED"], "uncertain"],
  ["both offers no slot of nobody if it knows providers", BOTH, ["7"], "uncertain"],
  ["a type is uncertain if nobody knows what it knows", RECALL, ["fails for 2"], "uncertain"],
  ["a type is uncertain if it fails for all", RECALL, ["fails for 0"], "uncertain"],
])("a source's “none” for %s", async (_name, choice, known, expected) => {
  const network = source({
    "/fhir/Slot": ({ url }) => {
      const { searchParams } = new URL(url);
      const words = ["service-type", "schedule.actor"].flatMap(
        (name) => searchParams.get(name)?.split(",") ?? [],
      );
      if (known.includes(`fails for ${words.length}`)) return response("", 500);
      const isFound = words.length === 0 || words.some((word) => known.includes(word));
      return response(bundle(isFound ? [slotOf("Schedule/x"), schedule("x", PLACE)] : []));
    },
  });
  const { ids, outcome } = await load(network, { query: { ...QUERY, ...OFFERED, ...choice } });
  const isUncertain = outcome.kind === "loaded" && mayHaveTimes(outcome);
  expect(isUncertain ? "uncertain" : ids).toEqual(expected);
});

test("none for the choice is not certain if that search was cut off", async () => {
  const issue = [{ severity: "warning", code: "too-costly" }];
  const outcome = { resourceType: "OperationOutcome", issue };
  const network = source({
    "/fhir/Slot": ({ url }) => response(bundle(url.includes("service-type") ? [outcome] : [])),
  });
  expect(await load(network, { query: { ...QUERY, ...OFFERED, ...RECALL } })).toMatchObject({
    ids: [],
    problems: ["WS606 the source reports an error: too-costly"],
  });
});

test("slots that the source has for the choice are enough, without those of another type", async () => {
  const network = source({
    "/fhir/Slot": bundle([
      fhirSlot("a", at("09:00"), coded({ code: "RECALL" })),
      fhirSlot("b", at("10:00"), coded({ code: "LIMITED" })),
    ]),
  });
  const query = { ...QUERY, ...OFFERED, ...RECALL };
  expect(await load(network, { query })).toMatchObject({
    ids: ["a"],
    problems: ["WS609 1 for another appointment type: limited"],
  });
  expect(network.sentRequests).toHaveLength(1);
});
