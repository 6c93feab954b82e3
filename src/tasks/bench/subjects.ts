import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSnippet, scriptOf } from "../../embed/api/snippet.ts";
import type { Scenario } from "./scenarios.ts";

/** A form that is measured, or the page without one. */
export interface Subject {
  name: string;
  /** Its part of the page. */
  html(scenario: Scenario): string;
  /** Selector of the element with the form in its shadow root. */
  root: string;
  /** Whether it is measured only with the usual fields: it differs only while the page loads. */
  isLoadedOnly?: true;
}

/** The subject whose results the ratios refer to. */
export const BASELINE = "baseline";

/** The page without a form; its memory is subtracted from that of the others. */
export const PAGE: Subject = { name: "page", html: () => "", root: "body" };

/** A build's files: where they are, and the path at which the site serves them. */
export interface Build {
  suffix: string;
  folder: string;
  path: string;
}

export const recordPath = ({ record }: Scenario) => `/api/v1/location/${record.id}/public-detail/`;

/** The hand-written form, and each build's form with the plain tag and with the snippet. */
export function createSubjects(origin: string, builds: readonly Build[]): readonly Subject[] {
  const baseline: Subject = {
    name: BASELINE,
    html: (scenario) => {
      const { slotsUrl = "", ask = [] } = scenario.settings;
      return `<div id="booking"></div>
<script async src="/baseline.js" data-record="${recordPath(scenario)}"
  data-slots="${slotsUrl}" data-ask="${ask.join(" ")}"></script>`;
    },
    root: "#booking",
  };
  return [baseline, ...builds.flatMap((build) => subjectsOf(origin, build))];
}

function subjectsOf(origin: string, { suffix, folder, path }: Build): Subject[] {
  const integrity = JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8"));
  const script = scriptOf(integrity, origin + path);
  if (!script) throw new Error(`${folder}/integrity.json has no script.`);
  const shared = { baseUrl: origin, submitUrl: `${origin}/submit` };
  return [
    {
      name: `plain tag${suffix}`,
      html: ({ record }) =>
        `<script async src="${path}/web-scheduler.js" data-location-id="${record.id}"
  data-base-url="${shared.baseUrl}" data-submit-url="${shared.submitUrl}" data-phone="${record.phone_number}"></script>`,
      root: "web-scheduler",
      isLoadedOnly: true,
    },
    {
      name: `snippet${suffix}`,
      html: ({ record, settings }) =>
        createSnippet({
          ...shared,
          ...settings,
          locationId: record.id,
          phoneNumber: record.phone_number,
          script,
        }),
      root: "web-scheduler",
    },
  ];
}
