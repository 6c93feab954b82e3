import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { createSnippet, type SnippetOptions, scriptOf } from "../../embed/api/snippet.ts";
import { atOrigin, exampleBySlug } from "../../examples/index.ts";

/** A form that a patient fills in from the first touch to Send. */
export interface Scenario {
  name: string;
  record: LocationRecord;
  /** The settings of the recommended snippet, as far as they differ from the usual ones. */
  settings: Pick<SnippetOptions, "ask" | "slotsUrl">;
  /** Whether it is the form that most practices have, which is compared with the hand-written one. */
  isUsual?: true;
}

export const SLOTS_PATH = "/fhir/Slot";

/** The scenarios for a site at `origin`. */
export function createScenarios(origin: string): readonly Scenario[] {
  const record = (slug: string) => {
    const example = exampleBySlug(slug);
    if (!example) throw new Error(`There is no example called ${slug}.`);
    return atOrigin(example.record, origin);
  };
  return [
    { name: "four usual fields", record: record("branded"), settings: {}, isUsual: true },
    { name: "everything on", record: record("everything-on"), settings: {} },
    {
      name: "times",
      record: record("times"),
      settings: { slotsUrl: origin + SLOTS_PATH, ask: ["new-patient"] },
    },
  ];
}

/** A form that is measured. */
export interface Subject {
  name: string;
  /** Its part of the page. */
  html(scenario: Scenario): string;
  /** Selector of the element with the form in its shadow root. */
  root: string;
  /** Whether it is measured in this scenario. */
  isIn(scenario: Scenario): boolean;
}

/** A build's files: where they are, and the path at which the site serves them. */
export interface Build {
  suffix: string;
  folder: string;
  path: string;
}

export const recordPath = ({ record }: Scenario) => `/api/v1/location/${record.id}/public-detail/`;

/** The hand-written form, whose results the ratios refer to. */
export const BASELINE: Subject = {
  name: "baseline",
  html: (scenario) => `<div id="booking"></div>
<script async src="/baseline.js" data-record="${recordPath(scenario)}"></script>`,
  root: "#booking",
  isIn: ({ isUsual }) => isUsual === true,
};

/** A build's form with the plain tag and with the recommended snippet. */
export function subjectsOf(origin: string, { suffix, folder, path }: Build): Subject[] {
  const integrity = JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8"));
  const script = scriptOf(integrity, origin + path);
  if (!script) throw new Error(`${folder}/integrity.json has no script.`);
  const urls = { baseUrl: origin, submitUrl: `${origin}/submit` };
  return [
    {
      name: `plain tag${suffix}`,
      html: ({ record }) =>
        `<script async src="${path}/web-scheduler.js" data-location-id="${record.id}" data-phone="${record.phone_number}"
  data-base-url="${urls.baseUrl}" data-submit-url="${urls.submitUrl}"></script>`,
      root: "web-scheduler",
      // It differs from the snippet only while the page loads.
      isIn: ({ isUsual }) => isUsual === true,
    },
    {
      name: `snippet${suffix}`,
      html: ({ record, settings }) =>
        createSnippet({
          ...urls,
          ...settings,
          locationId: record.id,
          phoneNumber: record.phone_number,
          script,
        }),
      root: "web-scheduler",
      isIn: () => true,
    },
  ];
}
