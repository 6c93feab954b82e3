import type { FieldSwitches, WebSchedulerConfig } from "./web-scheduler-config.ts";

/** The `required_fields` that the contract saw in every response. */
export const OBSERVED_REQUIRED_FIELDS: FieldSwitches = {
  firstName: true,
  lastName: true,
  email: false,
  phone: true,
  dob: true,
  insurance: false,
  additionalDetails: false,
};

const NO_FIELDS: FieldSwitches = {
  firstName: false,
  lastName: false,
  email: false,
  phone: false,
  dob: false,
  insurance: false,
  additionalDetails: false,
};

// An answer whose consequence cannot be read must not let a patient through, so its action is
// one that no form knows.
const UNREADABLE_BRANCH = { action: "", message: "" };

/** What stands in for an item of a list, or for a part of it, that cannot be read. */
const APPOINTMENT_TYPE = { enabled: false, display_name: "", appointment_type_name: "" };

/** The `web_scheduler_config` that stands in for one that is missing. */
export const DEFAULT_CONFIG: WebSchedulerConfig = {
  required_fields: OBSERVED_REQUIRED_FIELDS,
  optional_fields: NO_FIELDS,
  screener_question: {
    enabled: false,
    question: "",
    if_yes: UNREADABLE_BRANCH,
    if_no: UNREADABLE_BRANCH,
  },
  appointment_types_enabled: false,
  appointment_types: [],
  provider_selection_enabled: false,
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
 * The value that a key takes when the record lacks it or gives it the wrong type: what the
 * contract saw in every response, else the emptiest value of the documented type. `id` and `name`
 * have none: without them there is no record.
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

/** The default for the place that `path` names; `undefined` where the record cannot do without. */
export function defaultAt(path: readonly PropertyKey[]): unknown {
  let here: unknown = DEFAULTS;
  for (const key of path) {
    if (Array.isArray(here)) here = APPOINTMENT_TYPE;
    else here = isObject(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  }
  return structuredCopy(here);
}

const structuredCopy = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
