import type { Branding } from "../contract/location-record/branding.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { DEFAULT_CONFIG } from "../contract/location-record/record-defaults.ts";
import type { WebSchedulerConfig } from "../contract/location-record/web-scheduler-config.ts";

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

const ALLOWED = { action: "allow", message: "" };

// Every value is the one that the contract saw in every response; it leaves the font list out.
const BRANDING: Branding = {
  ...DEFAULT_CONFIG.branding,
  font_style: "Arial, Helvetica, sans-serif",
};

const CONFIG: WebSchedulerConfig = {
  ...DEFAULT_CONFIG,
  screener_question: { ...DEFAULT_CONFIG.screener_question, if_yes: ALLOWED, if_no: ALLOWED },
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
