import type { BookingRequest, Patient } from "../../contract/booking-request/booking-request.ts";
import { CHARACTER_LIMITS } from "../../contract/booking-request/characters.ts";
import type { Branding } from "../../contract/location-record/branding.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type {
  AppointmentType,
  WebSchedulerConfig,
} from "../../contract/location-record/web-scheduler-config.ts";

/** A sentence about a schema, and one about each of its keys: a new key does not compile without. */
export interface Notes<T> {
  self: string;
  keys: { [Key in keyof Required<T>]: string };
}

const FONT_SIZE = "A font size; its unit is not documented, the widget reads pixels.";
const HEIGHT = "A height; its unit is not documented, the widget reads pixels.";

export const LOCATION_RECORD: Notes<LocationRecord> = {
  self: "One location's public detail.",
  keys: {
    id: "The location; equal to the id in the path.",
    name: "The location's name.",
    streetAddress: "Empty where there is none.",
    city: "Empty where there is none.",
    state: "Empty where there is none.",
    postalCode: "Empty where there is none.",
    is_virtual: "Visits take place online.",
    organization_id: "The organization; several locations can share it.",
    enable_voice_mode: "The chat assistant can speak.",
    time_zone: "The IANA name of the location's time zone.",
    agent: "The location's chat agent.",
    chatbot_name: "The chat assistant's display name.",
    chatbot_greeting_message: "Null where no greeting is set.",
    phone_number: "International format: a plus sign and digits.",
    web_scheduler_config: "What the booking form asks, and how it looks.",
    is_web_scheduler_enabled: "Booking requests can be made online.",
    practice_details: "Text that is written to be read aloud.",
    scheduler_config: "Empty in every response that was seen.",
    sync_type: "The kind of scheduling back end. The full set of values is not documented.",
  },
};

export const AGENT: Notes<LocationRecord["agent"]> = {
  self: "The chat agent of a location.",
  keys: {
    id: "The agent.",
    name: "The agent's name.",
    location_id: "Equal to the location's id.",
    disabled_response: "The agent's answers are switched off.",
  },
};

export const PRACTICE_DETAILS: Notes<LocationRecord["practice_details"]> = {
  self: "Text that is written to be read aloud.",
  keys: {
    address: "The address with its digits and abbreviations spelled out.",
    contactInfo: "Website, telephone, e-mail and fax; absent for some locations.",
  },
};

export const SCHEDULER_CONFIG: Notes<LocationRecord["scheduler_config"]> = {
  self: "Empty in every response that was seen.",
  keys: {
    locations: "The fields of an item are not documented.",
    appointment_types_by_facility: "The shape of a value is not documented.",
  },
};

export const WEB_SCHEDULER_CONFIG: Notes<WebSchedulerConfig> = {
  self: "What the booking form asks, and how it looks.",
  keys: {
    required_fields: "The fields that a patient must fill in.",
    optional_fields: "The fields that a patient may leave empty.",
    screener_question: "A question that comes before the form.",
    appointment_types_enabled: "The form asks for an appointment type.",
    appointment_types: "The appointment types to choose from.",
    provider_selection_enabled: "The form asks for a provider.",
    provider_profiles: "The providers. The fields of an item are not documented.",
    confirmation_sms_custom_enabled: "The practice wrote its own text message.",
    confirmation_sms_message: "That text message; empty where there is none.",
    branding: "The practice's look.",
  },
};

export const SCREENER_QUESTION: Notes<WebSchedulerConfig["screener_question"]> = {
  self: "A yes-or-no question that comes before the form.",
  keys: {
    enabled: "The question is asked.",
    question: "Empty where the question is switched off.",
    if_yes: "What a yes leads to.",
    if_no: "What a no leads to.",
  },
};

export const SCREENER_BRANCH: Notes<WebSchedulerConfig["screener_question"]["if_yes"]> = {
  self: "What an answer to the screener question leads to.",
  keys: {
    action: "`allow` was seen. Other values are not documented; the widget goes on with no other.",
    message: "What the patient is told.",
  },
};

export const APPOINTMENT_TYPE: Notes<AppointmentType> = {
  self: "An appointment type to choose.",
  keys: {
    enabled: "It is offered.",
    display_name: "What the patient reads; where it is empty, the appointment_type_name.",
    appointment_type_name: "Its name in the scheduling back end.",
  },
};

export const BRANDING: Notes<Branding> = {
  self: "The practice's look.",
  keys: {
    branding_enabled: "Everything below applies.",
    header_logo_url: "Empty where there is none.",
    header_logo_alt: "The alternative text of the logo in the header.",
    header_logo_height: HEIGHT,
    show_location_name_in_header: "The location's name stands in the header.",
    location_name_font_size: FONT_SIZE,
    header_tagline: "Empty where there is none.",
    header_tagline_font_size: FONT_SIZE,
    footer_logo_url: "Empty where there is none.",
    footer_logo_alt: "The alternative text of the logo in the footer.",
    footer_logo_height: HEIGHT,
    show_contact_info_in_footer: "Telephone number and address stand in the footer.",
    footer_contact_font_size: FONT_SIZE,
    footer_phone: "The telephone number in the footer; where it is empty, the location's.",
    footer_address: "The address in the footer; where it is empty, the location's.",
    font_style: "A list of font families, separated by commas.",
    font_color: "A hexadecimal colour.",
  },
};

export const BOOKING_REQUEST: Notes<BookingRequest> = {
  self: "What a patient hands over to the practice.",
  keys: {
    version: "The version of this shape.",
    id: "Made for this request: a repeated id is the same request.",
    location_id: "The location that the request is for.",
    organization_id: "As in the location record.",
    sync_type: "As in the location record.",
    created_at: "When the request was made, in UTC.",
    time_zone: "The location's time zone.",
    locale: "The language of the form.",
    patient: "The answers.",
    screener: "The screener question and its answer; null where none was asked.",
    appointment_type: "The chosen appointment_type_name; null where none was asked.",
    provider: "The chosen provider's id, or its label where it has none; null for no preference.",
    source: "Where the request comes from: the page without query, and its campaign parameters.",
  },
};

const atMost = (limit: number) => `At most ${limit} characters, as a person counts them.`;

export const PATIENT: Notes<Patient> = {
  self: "The fields that were asked and answered, and no others.",
  keys: {
    firstName: atMost(CHARACTER_LIMITS.firstName),
    lastName: atMost(CHARACTER_LIMITS.lastName),
    email: "An e-mail address; its domain may be internationalised.",
    phone: "E.164: a plus sign, the country code, the number.",
    dob: "The date of birth: a calendar day, without a time zone.",
    insurance: atMost(CHARACTER_LIMITS.insurance),
    additionalDetails: atMost(CHARACTER_LIMITS.additionalDetails),
  },
};
