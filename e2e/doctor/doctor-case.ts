import { recordOf } from "../fixtures/open-form.ts";
import { site } from "../fixtures/site.ts";
import { built, type SERVERS } from "./broken-servers.ts";

export const ID = recordOf("observed-defaults").id;

/** Attributes of an element, and the script for elements, with placeholders. */
export const SETTINGS = `base-url="{other}" submit-url="{other}/dev/booking-requests/"`;
export const ELEMENT = `location-id="{id}" ${SETTINGS}`;
export const SCRIPT = `<script async src="{site}/web-scheduler.js"></script>`;

/**
 * A page with a problem. In all texts, `{site}` and `{other}` are the origins of the server with the
 * script and the API, `{broken}` that of {@link server}, `{page}` the page's own, `{script}` a correct
 * script tag, `{inlined}` and `{hash}` the script's text and hash, and `{id}` the location id.
 */
export interface BrokenPage {
  /** Attributes of the script tag that differ from a correct one; null removes one. */
  attributes?: Record<string, string | null>;
  /** @default the script tag */
  body?: string;
  /** The page's Content-Security-Policy. */
  policy?: string;
  /** The page's other headers. */
  headers?: Record<string, string>;
  server?: keyof typeof SERVERS;
  /** A URL pattern of requests that fail. */
  abort?: string;
}

interface DoctorCase extends BrokenPage {
  /** The code, and words from the cause and from the cure, of each problem that the doctor lists. */
  report: readonly (readonly [code: string, cause: string, cure: string])[];
}

/** By problem. */
export type DoctorCases = Record<string, DoctorCase>;

/** Cases of which those with a {@link BrokenPage.server} have these attributes, and their own. */
export const casesWith = (attributes: BrokenPage["attributes"], cases: DoctorCases): DoctorCases =>
  Object.fromEntries(
    Object.entries(cases).map(([problem, broken]) => [
      problem,
      broken.server ? { ...broken, attributes: { ...attributes, ...broken.attributes } } : broken,
    ]),
  );

/** Replaces `{name}` in a text. */
export const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Unknown placeholder {${name}}`);
    return value;
  });

/** The values of the placeholders, except `{page}` and `{script}`. */
export const placeholders = (broken: string) => ({
  site: site.origin,
  other: site.otherOrigin,
  broken,
  id: ID,
  inlined: built("/web-scheduler.js").replaceAll("</script", "<\\/script"),
  hash: JSON.parse(built("/integrity.json"))["web-scheduler.js"] as string,
});
