import { mapFields } from "../fields.ts";
import type { WebSchedulerConfig } from "./location-record.ts";

// An answer whose action is unreadable must not let a patient continue. The form treats an unknown
// action as a stop. protective-keys.ts has all keys of this kind.
const UNREADABLE_BRANCH = { action: "", message: "" };

/** Replaces an unreadable appointment type, which is not offered without a name, or a key of one. */
const APPOINTMENT_TYPE = { enabled: true, display_name: "", appointment_type_name: "" };

/** Replaces a missing `web_scheduler_config`. */
export const DEFAULT_CONFIG: WebSchedulerConfig = {
  // As in every response that the contract shows.
  required_fields: mapFields(({ usuallyRequired = false }) => usuallyRequired),
  optional_fields: mapFields(() => false),
  screener_question: {
    // If there is a question, it is asked unless this is exactly `false`.
    enabled: true,
    question: "",
    if_yes: UNREADABLE_BRANCH,
    if_no: UNREADABLE_BRANCH,
  },
  // If the record has options to choose from, they are offered unless this is exactly `false`.
  appointment_types_enabled: true,
  appointment_types: [],
  provider_selection_enabled: true,
  provider_profiles: [],
  confirmation_sms_custom_enabled: false,
  confirmation_sms_message: "",
  branding: {
    branding_enabled: false,
    header_logo_url: "",
    header_logo_alt: "Logo",
    header_logo_height: 50,
    show_location_name_in_header: false,
    location_name_font_size: 22,
    header_tagline: "",
    header_tagline_font_size: 14,
    footer_logo_url: "",
    footer_logo_alt: "Logo",
    footer_logo_height: 30,
    show_contact_info_in_footer: true,
    footer_contact_font_size: 14,
    footer_phone: "",
    footer_address: "",
    font_style: "",
    font_color: "#333333",
  },
};

/**
 * The value for a key that is missing or has the wrong type: the value in every response that the
 * contract shows, else the empty value of the documented type. `id` and `name` have no default,
 * because a record without them is unusable.
 */
const DEFAULTS: Record<string, unknown> = {
  streetAddress: "",
  city: "",
  state: "",
  postalCode: "",
  is_virtual: false,
  organization_id: "",
  enable_voice_mode: false,
  time_zone: "",
  agent: { id: "", name: "", location_id: "", disabled_response: false },
  chatbot_name: "",
  chatbot_greeting_message: null,
  phone_number: "",
  web_scheduler_config: DEFAULT_CONFIG,
  is_web_scheduler_enabled: false,
  practice_details: { address: "", contactInfo: "" },
  scheduler_config: { locations: [], appointment_types_by_facility: {} },
  sync_type: "",
};

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === "object" && value !== null;

/** The default at `path`; `undefined` if the record is unusable without a value there. */
export function defaultAt(path: readonly PropertyKey[]): unknown {
  let current: unknown = DEFAULTS;
  for (const key of path) {
    if (Array.isArray(current)) current = APPOINTMENT_TYPE;
    else current = isObject(current) && Object.hasOwn(current, key) ? current[key] : undefined;
  }
  return copy(current);
}

const copy = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
