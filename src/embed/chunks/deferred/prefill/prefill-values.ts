import { FIELD_NAMES, type FieldName } from "../../../../contract/fields.ts";
import { prefillName } from "../../../api/attributes.ts";
import type { Prefill, SchedulerElement } from "../../../api/scheduler-element.ts";

const collect = (read: (field: FieldName) => string | null): Prefill =>
  Object.fromEntries(
    FIELD_NAMES.map((field) => [field, read(field)]).filter(([, text]) => text),
  ) as Prefill;

/** The page's initial values. A value from the URL does not override the page's own. */
export function readPrefillValues(element: SchedulerElement, query: string): Prefill {
  const parameters = new URLSearchParams(query);
  return {
    ...collect((field) => parameters.get(prefillName(field))),
    ...collect((field) => element.getAttribute(prefillName(field))),
    ...element.prefill,
  };
}

/**
 * Removes the `prefill-…` parameters from the page's URL, to keep patient data out of the history
 * and away from other scripts. The rest of the URL stays exactly as it is.
 */
export function clearPrefillFromUrl(): void {
  const { href, search } = location;
  const isPrefillPair = (pair: string) => {
    const names = new URLSearchParams(pair);
    return FIELD_NAMES.some((field) => names.has(prefillName(field)));
  };
  const pairs = search.slice(1).split("&");
  const kept = pairs.filter((pair) => !isPrefillPair(pair));
  if (kept.length === pairs.length) return;
  const rest = kept.length > 0 ? `?${kept.join("&")}` : "";
  try {
    // The whole URL, because a path that begins with two slashes would name another server.
    history.replaceState(
      history.state,
      "",
      href.replace(search, () => rest),
    );
  } catch {
    // A sandboxed page may not change its URL.
  }
}
