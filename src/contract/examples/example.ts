import type {
  Branding,
  FieldSwitches,
  LocationRecord,
  WebSchedulerConfig,
} from "../location-record/location-record.ts";
import { RECORD_SHAPE } from "../location-record/record-shape.ts";
import { defaultOf } from "../location-record/shape.ts";
import { type FieldName, mapFields } from "../questions.ts";

/** A named, complete location record that shows one thing. */
export interface Example {
  /** Its name in URLs and tests; never changes. */
  slug: string;
  /** Its name in lists. */
  title: string;
  /** What it shows, in one sentence. */
  description: string;
  record: LocationRecord;
  /** Whether its practice page offers available times. */
  times?: true;
}

/** Required: these keys differ between any two practices. */
type Identity = Pick<
  LocationRecord,
  | "id"
  | "name"
  | "streetAddress"
  | "city"
  | "state"
  | "postalCode"
  | "organization_id"
  | "time_zone"
  | "phone_number"
>;

/** Optional: keys with a default. */
type Overrides = Pick<
  LocationRecord,
  | "is_virtual"
  | "enable_voice_mode"
  | "chatbot_name"
  | "chatbot_greeting_message"
  | "is_web_scheduler_enabled"
  | "practice_details"
  | "sync_type"
>;

interface Options extends Identity, Partial<Overrides> {
  agent_id: string;
  /** The keys of `web_scheduler_config` that differ from the defaults. */
  config?: Partial<Omit<WebSchedulerConfig, "branding">>;
  branding?: Partial<Branding>;
}

const DEFAULT_CONFIG = defaultOf(RECORD_SHAPE).web_scheduler_config;

const ALLOWED = { action: "allow", message: "" };

// Observed in every response, except for the font list, which the contract leaves out.
const BRANDING: Branding = {
  ...DEFAULT_CONFIG.branding,
  font_style: "Arial, Helvetica, sans-serif",
};

const CONFIG: WebSchedulerConfig = {
  ...DEFAULT_CONFIG,
  appointment_types_enabled: false,
  provider_selection_enabled: false,
  screener_question: { enabled: false, question: "", if_yes: ALLOWED, if_no: ALLOWED },
};

/** All field switches, with these ones on: `fields("firstName", "phone")`. */
export const fields = (...on: FieldName[]): FieldSwitches =>
  mapFields((_spec, name) => on.includes(name));

/** A complete location record with its keys in the contract's order. */
export function locationRecord(options: Options): LocationRecord {
  return {
    id: options.id,
    name: options.name,
    streetAddress: options.streetAddress,
    city: options.city,
    state: options.state,
    postalCode: options.postalCode,
    is_virtual: options.is_virtual ?? false,
    organization_id: options.organization_id,
    enable_voice_mode: options.enable_voice_mode ?? false,
    time_zone: options.time_zone,
    agent: {
      id: options.agent_id,
      name: "Front desk",
      location_id: options.id,
      disabled_response: false,
    },
    chatbot_name: options.chatbot_name ?? "Front desk assistant",
    chatbot_greeting_message: options.chatbot_greeting_message ?? null,
    phone_number: options.phone_number,
    web_scheduler_config: {
      ...CONFIG,
      ...options.config,
      branding: { ...BRANDING, ...options.branding },
    },
    is_web_scheduler_enabled: options.is_web_scheduler_enabled ?? true,
    // For speech output only: the form never shows it.
    practice_details: options.practice_details ?? { address: "Please ask us for our address." },
    scheduler_config: { locations: [], appointment_types_by_facility: {} },
    // The contract names two kinds, in-house and third-party, but not how they are spelled.
    sync_type: options.sync_type ?? "in_house",
  };
}

/** The origin of the examples' logos: the contract allows absolute URLs only. */
export const SAMPLE_ORIGIN = "http://localhost:5173";

/** The URL of a logo in `public/practice/logos/`: `logo("ondelle")`. */
export const logo = (name: string) => `${SAMPLE_ORIGIN}/practice/logos/${name}.svg`;

/**
 * The record with the logos at {@link SAMPLE_ORIGIN} moved to `origin` (without a trailing slash, as
 * in `location.origin`), for a server on any port. Other logos are unchanged.
 */
export const atOrigin = (record: LocationRecord, origin: string): LocationRecord =>
  moveLogos(record, SAMPLE_ORIGIN, origin);

/** The record with the logos at the origin `from` moved to the origin `to`. */
export function moveLogos(record: LocationRecord, from: string, to: string): LocationRecord {
  const config = record.web_scheduler_config;
  const moved = (url: string) => (url.startsWith(`${from}/`) ? to + url.slice(from.length) : url);
  return {
    ...record,
    web_scheduler_config: {
      ...config,
      branding: {
        ...config.branding,
        header_logo_url: moved(config.branding.header_logo_url),
        footer_logo_url: moved(config.branding.footer_logo_url),
      },
    },
  };
}
