import { FIELD_NAMES, type FieldName } from "../../../contract/fields.ts";
import { prefillName } from "../../api/attributes.ts";
import type { Host, Prefill } from "../../api/host.ts";

const collect = (read: (field: FieldName) => string | null): Prefill =>
  Object.fromEntries(
    FIELD_NAMES.map((field) => [field, read(field)]).filter(([, text]) => text),
  ) as Prefill;

/**
 * What a page would like the form to begin with. A link that somebody sent does not overrule what
 * the page itself says.
 */
export function prefillWishes(element: Host, query: string): Prefill {
  const parameters = new URLSearchParams(query);
  return {
    ...collect((field) => parameters.get(prefillName(field))),
    ...collect((field) => element.getAttribute(prefillName(field))),
    ...element.prefill,
  };
}

/**
 * Takes the `prefill-…` parameters out of the page's address, so that they stay neither in the
 * history nor in what others read from it. The rest of the address is left letter for letter.
 */
export function clearPrefillFromUrl(): void {
  const { pathname, search, hash } = location;
  const isOurs = (pair: string) => {
    const names = new URLSearchParams(pair);
    return FIELD_NAMES.some((field) => names.has(prefillName(field)));
  };
  const pairs = search.slice(1).split("&");
  const kept = pairs.filter((pair) => !isOurs(pair));
  if (kept.length === pairs.length) return;
  const rest = kept.length > 0 ? `?${kept.join("&")}` : "";
  try {
    history.replaceState(history.state, "", pathname + rest + hash);
  } catch {
    // A sandboxed page may not change its address.
  }
}
