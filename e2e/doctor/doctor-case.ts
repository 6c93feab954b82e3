import { recordOf } from "../fixtures/open-form.ts";
import type { Site } from "../fixtures/test.ts";
import { built, type SERVERS } from "./broken-servers.ts";

export const ID = recordOf("observed-defaults").id;

/**
 * A page with a problem, and what the doctor must say. In all texts, `{site}` and `{other}` are the
 * origins of the server with the script and the API, `{broken}` that of {@link server}, `{page}` the
 * page's own, `{script}` a correct script tag, `{inlined}` and `{hash}` the script's text and hash,
 * and `{id}` the location id.
 */
export interface DoctorCase {
  problem: string;
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
  /** The code, and words from the cause and from the cure, of each problem. */
  report: readonly (readonly [code: string, cause: string, cure: string])[];
}

/** Replaces `{name}` in a text. */
export const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Unknown placeholder {${name}}`);
    return value;
  });

/** The values of the placeholders, except `{page}` and `{script}`. */
export const placeholders = ({ origin, otherOrigin }: Site, broken: string) => ({
  site: origin,
  other: otherOrigin,
  broken,
  id: ID,
  inlined: built("/web-scheduler.js").replaceAll("</script", "<\\/script"),
  hash: JSON.parse(built("/integrity.json"))["web-scheduler.js"] as string,
});
