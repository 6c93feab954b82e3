import { EXAMPLES } from "../../examples/index.ts";

const [example] = EXAMPLES;

/** The location of the soak's requests. */
export const LOCATION_ID = example?.record.id ?? "";

/** A booking request as JSON. */
export const requestBody = (id: string) =>
  JSON.stringify({
    version: 1,
    id,
    location_id: LOCATION_ID,
    organization_id: "",
    sync_type: "in_house",
    created_at: "2026-03-27T09:30:00Z",
    time_zone: "Europe/Lisbon",
    locale: "en",
    patient: { firstName: "Ada", lastName: "Quill", phone: "+15550100123", dob: "1990-03-27" },
    screener: null,
    appointment_type: null,
    provider: null,
    source: { page: "https://practice.example/", campaign: {} },
  });

/** A new array in random order. */
export function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
