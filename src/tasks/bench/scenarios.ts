import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { SnippetOptions } from "../../embed/api/snippet.ts";
import { atOrigin, exampleBySlug } from "../../examples/index.ts";

/** A form that a patient fills in from the first touch to Send. */
export interface Scenario {
  name: string;
  record: LocationRecord;
  /** The settings of the recommended snippet, as far as they differ from the usual ones. */
  settings: Pick<SnippetOptions, "ask" | "lang" | "slotsUrl">;
  /** How long the page is left alone before the first touch, for what loads when it is idle. */
  idleMs: number;
  /** Whether it is the form that most practices have, which is compared with the hand-written one. */
  isUsual?: true;
}

const IDLE_MS = 1_500;
export const SLOTS_PATH = "/fhir/Slot";

/** The scenarios for a site at `origin`. */
export function createScenarios(origin: string): readonly Scenario[] {
  const record = (slug: string) => {
    const example = exampleBySlug(slug);
    if (!example) throw new Error(`There is no example called ${slug}.`);
    return atOrigin(example.record, origin);
  };
  const usual = { record: record("branded"), settings: {}, idleMs: IDLE_MS };
  return [
    { ...usual, name: "four usual fields", isUsual: true },
    { ...usual, name: "four usual fields, at once", idleMs: 0, isUsual: true },
    { ...usual, name: "everything on", record: record("everything-on") },
    {
      ...usual,
      name: "times",
      record: record("times"),
      settings: { slotsUrl: origin + SLOTS_PATH, ask: ["new-patient"] },
    },
    { ...usual, name: "Arabic", settings: { lang: "ar" } },
  ];
}
