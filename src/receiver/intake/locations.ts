import { loadLocation } from "../../client/load-location.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { brandOf } from "../../form/branding/brand.ts";
import { postalAddress } from "../../form/branding/postal-address.ts";

/** What patients may know about the practice at a location. The phone number is in E.164, if it is known. */
export type Practice = ReturnType<typeof toPractice>;

/** The service that knows the locations does not respond. */
export class LookupError extends Error {}

export type KnownLocations = ReturnType<typeof knownLocations>;

const LOOKUP_TIMEOUT_MS = 5000;
const FOUND_FOR_MS = 10 * 60_000;
/** Of a location that is only listed. */
export const UNBRANDED = { logo: null, name: null, tagline: null, initials: "", color: null };

/** The listed locations, and those of the service, if one is given. @param listed names by id, in lower case */
export function knownLocations(listed: ReadonlyMap<string, string>, baseUrl: string | undefined) {
  // Only what was found: whoever sends invented ids must not fill the memory.
  const cache = new Map<string, { practice: Practice; until: number }>();
  /** A location that was listed without a name has its id in place of it. */
  const listedName = (id: string) => (listed.get(id) === id ? undefined : listed.get(id));
  const lookUp = async (id: string): Promise<Practice | undefined> => {
    if (baseUrl === undefined) return undefined;
    const cached = cache.get(id);
    if (cached && cached.until > performance.now()) return cached.practice;
    // Read as the form does, but following no redirect.
    const loaded = await loadLocation(baseUrl, id, {
      signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
      fetch: (url, options) => fetch(url, { ...options, redirect: "error" }),
    });
    if (!loaded.ok && loaded.failure === "not-found") {
      cache.delete(id);
      return undefined;
    }
    // An outage of the service must not stop requests for a location that was found before.
    const practice = loaded.ok ? toPractice(loaded.record) : cached?.practice;
    if (!practice) throw new LookupError("The location could not be looked up.");
    cache.set(id, { practice, until: performance.now() + FOUND_FOR_MS });
    return practice;
  };
  return {
    /** Whether there is such a location. @throws LookupError */
    has: async (id: string): Promise<boolean> => listed.has(id) || (await lookUp(id)) !== undefined,
    /** The practice, for an email; of a location that is only listed, its name. @throws LookupError */
    async practiceOf(id: string): Promise<Practice | undefined> {
      const found = await lookUp(id);
      const name = found ? (listedName(id) ?? found.name) : listed.get(id);
      return name === undefined
        ? undefined
        : { phone: "", address: "", brand: UNBRANDED, sms: "", ...found, name };
    },
    /** The name, if it is known without looking it up. */
    nameOf: (id: string) => listedName(id) ?? cache.get(id)?.practice.name,
  };
}

export function toPractice(record: LocationRecord) {
  const { name, phone_number: phone, web_scheduler_config: config } = record;
  const { header, color } = brandOf(record);
  // Its own text message to patients.
  const sms = config.confirmation_sms_custom_enabled ? config.confirmation_sms_message : "";
  return { name, phone, address: postalAddress(record), brand: { ...header, color }, sms };
}
