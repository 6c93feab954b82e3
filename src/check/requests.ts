import { locationPath, UNKNOWN_ID } from "./paths.ts";
import type { Recorded } from "./recorded-response.ts";
import type { Evidence } from "./rules/rule.ts";

/** The origin of the page that the questions with an `Origin` pretend to come from. */
export const PAGE_ORIGIN = "https://practice.example";

/** One request of the check. It carries no credentials, and follows no redirect. */
export interface Question {
  method: "GET" | "HEAD" | "OPTIONS";
  url: string;
  headers: Record<string, string>;
}

type Asked = { base: string; id: string };
type Name = Exclude<keyof Evidence, "id" | "get">;

const JSON_ONLY = { Accept: "application/json" };
// Asked without an encoding, so that sizes are the record's own.
const PLAIN = { ...JSON_ONLY, "Accept-Encoding": "identity" };
const FROM_PAGE = { ...JSON_ONLY, Origin: PAGE_ORIGIN };
const BROWSER_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

const get = (url: string, headers: Record<string, string>): Question => ({
  method: "GET",
  url,
  headers,
});

/** The record, asked for in the plainest way. */
export const FIRST_QUESTION = ({ base, id }: Asked) => get(base + locationPath(id), PLAIN);

/** What is asked after it; null where its answer leaves nothing to ask. */
export const QUESTIONS: Record<Name, (asked: Asked, first: Recorded) => Question | null> = {
  widget: ({ base, id }) => get(base + locationPath(id), FROM_PAGE),
  head: ({ base, id }) => ({ method: "HEAD", url: base + locationPath(id), headers: PLAIN }),
  options: ({ base, id }) => ({
    method: "OPTIONS",
    url: base + locationPath(id),
    headers: JSON_ONLY,
  }),
  preflight: ({ base, id }) => ({
    method: "OPTIONS",
    url: base + locationPath(id),
    headers: { Origin: PAGE_ORIGIN, "Access-Control-Request-Method": "GET" },
  }),
  browsable: ({ base, id }) =>
    get(`${base}${locationPath(id)}?format=api`, { Accept: BROWSER_ACCEPT }),
  slashless: ({ base, id }) => get(`${base}${locationPath(id).slice(0, -1)}?format=json`, PLAIN),
  compressed: ({ base, id }) =>
    get(base + locationPath(id), { ...JSON_ONLY, "Accept-Encoding": "gzip, br" }),
  again: ({ base, id }, first) => {
    const tag = first.headers.get("ETag");
    const date = first.headers.get("Last-Modified");
    if (tag) return get(base + locationPath(id), { ...PLAIN, "If-None-Match": tag });
    return date ? get(base + locationPath(id), { ...PLAIN, "If-Modified-Since": date }) : null;
  },
  unknown: ({ base }) => get(base + locationPath(UNKNOWN_ID), FROM_PAGE),
  malformed: ({ base }) => get(base + locationPath("no-uuid"), FROM_PAGE),
};
