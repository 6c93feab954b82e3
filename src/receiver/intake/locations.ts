import * as z from "zod/mini";
import { readBytes } from "../../web/http/read-body.ts";
import { StoreUnavailableError } from "../stores/booking-requests.ts";

/** The locations that requests may be for. */
export interface KnownLocations {
  /**
   * The name of a location, or undefined if there is none.
   * @throws StoreUnavailableError if the service that knows does not respond
   */
  nameOf(id: string): Promise<string | undefined>;
  /** Their names by id, as far as they are known, for the inbox. */
  all(): ReadonlyMap<string, string>;
}

const Response = z.object({ data: z.object({ id: z.string(), name: z.string() }) });

const LOOKUP_TIMEOUT_MS = 5000;
const MAX_BYTES = 10_000_000;
const FOUND_FOR_MS = 10 * 60_000;
const MISSING_FOR_MS = 60_000;
// Whoever sends invented ids must not fill the memory.
const MAX_CACHED = 1000;

interface Lookup {
  name: string | undefined;
  until: number;
}

/**
 * The listed locations, and those of the service, if one is given.
 * @param listed names by id, in lower case
 */
export function knownLocations(
  listed: ReadonlyMap<string, string>,
  baseUrl: string | undefined,
): KnownLocations {
  const cache = new Map<string, Lookup>();
  const lookUp = async (id: string): Promise<string | undefined> => {
    const cached = cache.get(id);
    if (cached && cached.until > performance.now()) return cached.name;
    const found = await fetchName(`${baseUrl}/api/v1/location/${id}/public-detail/`, id).catch(
      (error: Error) => {
        // An outage of the service must not stop requests for a location that was found before.
        if (cached?.name !== undefined) return cached.name;
        throw new StoreUnavailableError("The location could not be looked up.", { cause: error });
      },
    );
    const until = performance.now() + (found === undefined ? MISSING_FOR_MS : FOUND_FOR_MS);
    cache.delete(id);
    cache.set(id, { name: found, until });
    if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? "");
    return found;
  };
  return {
    nameOf: async (id) => listed.get(id) ?? (baseUrl === undefined ? undefined : lookUp(id)),
    all: () => {
      const found = [...cache].flatMap(([id, { name }]): [string, string][] =>
        name === undefined ? [] : [[id, name]],
      );
      return new Map([...found, ...listed]);
    },
  };
}

async function fetchName(url: string, id: string): Promise<string | undefined> {
  const response = await fetch(url, {
    headers: { Accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return undefined;
  }
  const bytes = await readBytes(response.body, MAX_BYTES);
  if (!response.ok || !bytes) throw new Error(`The service responded with ${response.status}.`);
  const { data } = Response.parse(JSON.parse(new TextDecoder().decode(bytes)));
  if (data.id.toLowerCase() !== id) throw new Error("The service returned another location.");
  return data.name;
}
