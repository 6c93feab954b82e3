import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { createSnippet, scriptOf } from "../../../embed/api/snippet.ts";
import { outDir } from "../../paths.ts";

/** A form that is measured, or the page without one. */
export interface Contender {
  name: string;
  /** In the page, in place of a form. */
  html: string;
  /** Selector of the form's element. */
  root: string;
  /** Selectors of the first field that a patient fills in, each in the previous one's shadow root. */
  field: readonly string[];
  /** How a hundred are mounted with a record that is given; null if it cannot be. */
  mount: "floor" | "widget" | null;
}

/** The contender whose results the ratios refer to. */
export const FLOOR = "floor";
/** The page without a form; its memory is subtracted from the others'. */
export const BLANK = "page";

/** The source of each floor's script in `floor/`. */
export const FLOOR_SCRIPTS = { plain: "plain.ts", libraries: "libraries.tsx" } as const;

export const recordPath = ({ id }: Pick<LocationRecord, "id">) =>
  `/api/v1/location/${id}/public-detail/`;

/** All contenders, for a site at `origin` that serves `record`. */
export function createContenders(origin: string, record: LocationRecord): readonly Contender[] {
  const floor = (script: keyof typeof FLOOR_SCRIPTS) => ({
    html: `<div id="booking"></div>
<script async src="/floor/${script}.js" data-record="${recordPath(record)}"></script>`,
    root: "#booking",
    field: ["#booking", "[name=firstName]"],
    mount: "floor" as const,
  });
  const widget = (html: string) => ({
    html,
    root: "web-scheduler",
    field: ["web-scheduler", "[autocomplete=given-name]"],
    mount: "widget" as const,
  });
  const tag = Object.entries({
    "location-id": record.id,
    "base-url": origin,
    "submit-url": `${origin}/submit`,
    phone: record.phone_number,
  }).map(([name, value]) => ` data-${name}="${value}"`);
  const integrity = JSON.parse(readFileSync(join(outDir, "integrity.json"), "utf8"));
  const script = scriptOf(integrity, `${origin}/dist`);
  if (!script) throw new Error("integrity.json has no script.");
  const snippet = createSnippet({
    locationId: record.id,
    phoneNumber: record.phone_number,
    baseUrl: origin,
    submitUrl: `${origin}/submit`,
    script,
  });
  return [
    { name: BLANK, html: "", root: "body", field: ["#search"], mount: null },
    { name: FLOOR, ...floor("plain") },
    { name: "floor, four libraries", ...floor("libraries") },
    {
      name: "widget, plain tag",
      ...widget(`<script async src="/dist/web-scheduler.js"${tag.join("")}></script>`),
    },
    { name: "widget, snippet", ...widget(snippet) },
  ];
}
