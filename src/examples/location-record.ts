import type { Branding } from "../contract/branding.ts";
import type { LocationRecord } from "../contract/location-record.ts";
import { OBSERVED_REQUIRED_FIELDS } from "../contract/record-defaults.ts";
import type { WebSchedulerConfig } from "../contract/web-scheduler-config.ts";
import { fields } from "./fields.ts";

/** What makes a practice itself; everything else has an observed or an ordinary value. */
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
  | "practice_details"
>;

/** What may be particular about it. */
type Particulars = Pick<
  LocationRecord,
  | "is_virtual"
  | "enable_voice_mode"
  | "chatbot_name"
  | "chatbot_greeting_message"
  | "is_web_scheduler_enabled"
  | "sync_type"
>;

interface Parts extends Identity, Partial<Particulars> {
  agent_id: string;
  /** `web_scheduler_config`, as far as it differs from the observed values. */
  config?: Partial<Omit<WebSchedulerConfig, "branding">>;
  branding?: Partial<Branding>;
}

// Every value is the one that the contract saw in every response; it leaves the font list out.
const BRANDING: Branding = {
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
  font_style: "Arial, Helvetica, sans-serif",
  font_color: "#333333",
};

const CONFIG: WebSchedulerConfig = {
  required_fields: OBSERVED_REQUIRED_FIELDS,
  optional_fields: fields(),
  screener_question: {
    enabled: false,
    question: "",
    if_yes: { action: "allow", message: "" },
    if_no: { action: "allow", message: "" },
  },
  appointment_types_enabled: false,
  appointment_types: [],
  provider_selection_enabled: false,
  provider_profiles: [],
  confirmation_sms_custom_enabled: false,
  confirmation_sms_message: "",
  branding: BRANDING,
};

/** A complete location record, its keys in the contract's order, from what is particular about it. */
export function locationRecord(parts: Parts): LocationRecord {
  return {
    id: parts.id,
    name: parts.name,
    streetAddress: parts.streetAddress,
    city: parts.city,
    state: parts.state,
    postalCode: parts.postalCode,
    is_virtual: parts.is_virtual ?? false,
    organization_id: parts.organization_id,
    enable_voice_mode: parts.enable_voice_mode ?? false,
    time_zone: parts.time_zone,
    agent: {
      id: parts.agent_id,
      name: "Front desk",
      location_id: parts.id,
      disabled_response: false,
    },
    chatbot_name: parts.chatbot_name ?? "Front desk assistant",
    chatbot_greeting_message: parts.chatbot_greeting_message ?? null,
    phone_number: parts.phone_number,
    web_scheduler_config: {
      ...CONFIG,
      ...parts.config,
      branding: { ...BRANDING, ...parts.branding },
    },
    is_web_scheduler_enabled: parts.is_web_scheduler_enabled ?? true,
    practice_details: parts.practice_details,
    scheduler_config: { locations: [], appointment_types_by_facility: {} },
    // The contract names two kinds without their spelling: in-house, and a third party's.
    sync_type: parts.sync_type ?? "in_house",
  };
}
