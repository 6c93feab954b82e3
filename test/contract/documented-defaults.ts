import { FIELD_NAMES } from "../../src/contract/questions.ts";

const switches = (...on: string[]) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, on.includes(name)]));

/**
 * Copied from the contract independently of `src`: the value in every response, else the documented type's empty one.
 * Protection of patients, and what offers them a choice, is on.
 */
export const DOCUMENTED_DEFAULTS = {
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
  web_scheduler_config: {
    required_fields: switches("firstName", "lastName", "phone", "dob"),
    optional_fields: switches(),
    screener_question: {
      enabled: true,
      question: "",
      if_yes: { action: "", message: "" },
      if_no: { action: "", message: "" },
    },
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
  },
  is_web_scheduler_enabled: false,
  practice_details: { address: "" },
  scheduler_config: { locations: [], appointment_types_by_facility: {} },
  sync_type: "",
};

/** Replaces an unreadable appointment type, which is not offered without a name. */
export const DOCUMENTED_APPOINTMENT_TYPE = {
  enabled: true,
  display_name: "",
  appointment_type_name: "",
};
