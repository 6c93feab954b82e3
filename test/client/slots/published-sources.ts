import { LOCATION_ID, MANIFEST, ORIGIN } from "./source-fixture.ts";

// The structure of the example files of the SMART Scheduling Links guide (`examples/`, 2023) and of
// the Slot page of FHIR R4 (`slot-example`, `slot-example-busy`), with our own values.

const REGISTRY = "http://fhir-registry.smarthealthit.org";
const WEEKS = ["2026-W48", "2026-W49"];

const locations = ["0", "1"].map((id) => ({
  resourceType: "Location",
  id,
  name: `Sample Vaccine Clinic ${id}`,
  telecom: [
    { system: "phone", value: "555-010-0000" },
    { system: "url", value: `https://pharmacy.example/location/0${id}` },
  ],
  address: {
    line: ["1 Sample St"],
    city: "Sampleton",
    state: "MA",
    postalCode: "00000",
    district: "Sample",
  },
  identifier: [
    { system: "https://cdc.gov/vaccines/programs/vtrcks", value: `sample-pin-0${id}` },
    ...(id === "1" ? [{ system: "https://pharmacy.example/stores", value: LOCATION_ID }] : []),
  ],
}));

const schedules = locations.map(({ id }) => ({
  resourceType: "Schedule",
  id: `1${id}`,
  serviceType: [
    {
      coding: [
        {
          system: "http://terminology.hl7.org/CodeSystem/service-type",
          code: "57",
          display: "Immunization",
        },
        {
          system: `${REGISTRY}/CodeSystem/service-type`,
          code: "covid19-immunization",
          display: "COVID-19 Immunization Appointment",
        },
      ],
    },
  ],
  actor: [{ reference: `Location/${id}` }],
  extension: [
    { url: `${REGISTRY}/StructureDefinition/vaccine-dose`, valueInteger: 1 },
    {
      url: `${REGISTRY}/StructureDefinition/vaccine-product`,
      valueCoding: { system: "http://hl7.org/fhir/sid/cvx", code: "207", display: "A vaccine" },
    },
  ],
}));

const slots = (week: number) =>
  schedules.map((schedule, index) => ({
    resourceType: "Slot",
    id: String(20 + week * 70 + index),
    schedule: { reference: `Schedule/${schedule.id}` },
    status: week === 1 && index === 0 ? "busy" : "free",
    start: `2026-11-${23 + week * 7}T14:00:00.000Z`,
    end: `2026-11-${23 + week * 7}T23:00:00.000Z`,
    extension: [
      {
        url: `${REGISTRY}/StructureDefinition/booking-deep-link`,
        valueUrl: `https://ehr-portal.example/bookings?slot=${1000 + index}`,
      },
      { url: `${REGISTRY}/StructureDefinition/booking-phone`, valueString: "555-010-0000" },
      { url: `${REGISTRY}/StructureDefinition/slot-capacity`, valueInteger: 100 },
    ],
  }));

const output = (type: string, file: string, extension?: object) => ({
  type,
  url: `${ORIGIN}/times/${file}.ndjson`,
  ...(extension && { extension }),
});

const manifest = {
  transactionTime: "2026-11-22T07:00:00.000Z",
  request: MANIFEST,
  output: [
    output("Location", "locations"),
    output("Schedule", "schedules"),
    ...WEEKS.map((week) => output("Slot", `slots-${week}`, { state: ["MA"] })),
  ],
  error: [],
};

export const ndjson = (resources: readonly object[]) =>
  `${resources.map((resource) => JSON.stringify(resource)).join("\n")}\n`;

/** The guide's manifest and files, by path. */
export const SMART_SOURCE: Record<string, object | string> = {
  "/times/$bulk-publish": manifest,
  "/times/locations.ndjson": ndjson(locations),
  "/times/schedules.ndjson": ndjson(schedules),
  ...Object.fromEntries(
    WEEKS.map((week, index) => [`/times/slots-${week}.ndjson`, ndjson(slots(index))]),
  ),
};

const narrative = { status: "generated", div: '<div xmlns="http://www.w3.org/1999/xhtml">…</div>' };
const concept = (code: string, display: string, system?: string) => ({
  coding: [{ ...(system && { system }), code, display }],
});

/** The two Slots of the R4 page: one free, with a walk-in `appointmentType`, one busy. */
export const R4_SLOTS = [
  {
    resourceType: "Slot",
    id: "example",
    text: narrative,
    serviceCategory: [concept("17", "General Practice")],
    serviceType: [concept("57", "Immunization")],
    specialty: [concept("408480009", "Clinical immunology")],
    appointmentType: concept(
      "WALKIN",
      "A previously unscheduled walk-in visit",
      "http://terminology.hl7.org/CodeSystem/v2-0276",
    ),
    schedule: { reference: "Schedule/example" },
    status: "free",
    start: "2026-11-25T09:15:00Z",
    end: "2026-11-25T09:30:00Z",
    comment: "Bring your vaccination record.",
  },
  {
    resourceType: "Slot",
    id: "1",
    text: narrative,
    identifier: [{ system: "http://practice.example/identifiers/slots", value: "481516" }],
    serviceCategory: [concept("17", "General Practice")],
    schedule: { reference: "Schedule/example" },
    status: "busy",
    start: "2026-11-25T09:00:00Z",
    end: "2026-11-25T09:15:00Z",
    overbooked: true,
    comment: "Bring your vaccination record.",
  },
];
