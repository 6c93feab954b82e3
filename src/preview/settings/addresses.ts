import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { isLoopback } from "../../contract/loopback.ts";
import type { DraftState } from "../draft/link.ts";
import { API, LOCATION_ID, RECEIVER, SCRIPT, settingAt } from "./settings.ts";

/** What is wrong with an address, and what to write; null if it can be used. */
export function addressProblem(path: string, text: string): string | null {
  if (path === LOCATION_ID) {
    return normalizeLocationId(text)
      ? null
      : "A location ID has 32 digits and letters from a to f.";
  }
  if (!URL.canParse(text) || !/^[a-z]+:\/\/[^/\\]/i.test(text)) {
    return `Write the whole address, such as ${settingAt(path)?.placeholder}.`;
  }
  const { protocol, hostname, username, password } = new URL(text);
  // Without the address itself, because its password would be visible on the screen.
  if (username || password)
    return "Leave out the user name and password: every visitor could read them.";
  if (protocol !== "https:" && !(protocol === "http:" && isLoopback(hostname))) {
    return "Use an address that starts with https://: pages load no other.";
  }
  if (path !== RECEIVER && /[?#]/.test(text)) return "Leave out what begins with ? or #.";
  if (path === API && /\/api\/v1/i.test(text))
    return "Leave out /api/v1 and what follows: the form adds it.";
  if (path === SCRIPT && text.endsWith(".js")) return "Leave out the file: the HTML names it.";
  return null;
}

/** Whether others cannot load it: an address of this computer, or image data, which published forms do not show. */
export const isHere = (url: string) =>
  /^\s*data:/i.test(url) || (URL.canParse(url) && isLoopback(new URL(url).hostname));

const trimSlashes = (url: string) => url.replace(/([^/])\/+$/, "$1");

/** What the page's HTML needs, as far as it is known; else empty. */
export function addressesOf({ source, published, changes }: DraftState, site: string) {
  const given = (path: string) => {
    const text = String(changes[path] ?? "");
    return addressProblem(path, text) ? "" : text;
  };
  const known = (url: string) => (isHere(url) ? "" : url);
  const isExample = "example" in source;
  const api = trimSlashes(given(API) || (isExample ? "" : known(source.baseUrl)));
  // No other server has the record of an example.
  const own = isExample && api !== site ? normalizeLocationId(given(LOCATION_ID)) : published.id;
  return {
    isExample,
    api,
    locationId: own ?? "",
    receiver: given(RECEIVER),
    script: trimSlashes(given(SCRIPT) || known(site)),
  };
}
