import type { BookingRequest, Patient } from "../../contract/booking-request/booking-request.ts";
import { type FieldKind, mapFields } from "../../contract/fields.ts";
import type { Branding } from "../../contract/location-record/branding.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type {
  AppointmentType,
  WebSchedulerConfig,
} from "../../contract/location-record/web-scheduler-config.ts";

/** Descriptions of a schema and of each of its keys; a missing key does not compile. */
export interface Notes<T> {
  self: string;
  keys: { [Key in keyof Required<T>]: string };
}

const FONT_SIZE = "A font size. The unit is not documented; the widget uses pixels.";
const HEIGHT = "A height. The unit is not documented; the widget uses pixels.";

export const LOCATION_RECORD: Notes<LocationRecord> = {
  self: "One location's public detail.",
  keys: {
    id: "The location's id, equal to the id in the path.",
    name: "The location's name.",
    streetAddress: "May be empty.",
    city: "May be empty.",
    state: "May be empty.",
    postalCode: "May be empty.",
    is_virtual: "Whether visits take place online.",
    organization_id: "The organization's id; several locations can share it.",
    enable_voice_mode: "Whether the chat assistant can speak.",
    time_zone: "The IANA name of the location's time zone.",
    agent: "The location's chat agent.",
    chatbot_name: "The chat assistant's display name.",
    chatbot_greeting_message: "Null if no greeting is set.",
    phone_number: "International format: a plus sign and digits.",
    web_scheduler_config: "The content and the branding of the booking form.",
    is_web_scheduler_enabled: "Whether patients can send booking requests.",
    practice_details: "Text for speech output.",
    scheduler_config: "Empty in all observed responses.",
    sync_type: "The scheduling back end. The complete set of values is not documented.",
  },
};

export const AGENT: Notes<LocationRecord["agent"]> = {
  self: "The chat agent of a location.",
  keys: {
    id: "The agent's id.",
    name: "The agent's name.",
    location_id: "The location's id.",
    disabled_response: "Whether the agent's responses are disabled.",
  },
};

export const PRACTICE_DETAILS: Notes<LocationRecord["practice_details"]> = {
  self: "Text for speech output.",
  keys: {
    address: "The address with digits and abbreviations spelled out.",
    contactInfo: "Website, phone, email and fax; missing for some locations.",
  },
};

export const SCHEDULER_CONFIG: Notes<LocationRecord["scheduler_config"]> = {
  self: "Empty in all observed responses.",
  keys: {
    locations: "The fields of an item are not documented.",
    appointment_types_by_facility: "The shape of a value is not documented.",
  },
};

export const WEB_SCHEDULER_CONFIG: Notes<WebSchedulerConfig> = {
  self: "The content and the branding of the booking form.",
  keys: {
    required_fields: "The fields that patients must fill in.",
    optional_fields: "The fields that patients may leave empty.",
    screener_question: "A question before the form.",
    appointment_types_enabled: "Whether the form asks for an appointment type.",
    appointment_types: "The appointment types to choose from.",
    provider_selection_enabled: "Whether the form asks for a provider.",
    provider_profiles: "The providers. The fields of an item are not documented.",
    confirmation_sms_custom_enabled: "Whether the practice uses its own text message.",
    confirmation_sms_message: "The practice's own text message; may be empty.",
    branding: "The branding of the form.",
  },
};

export const SCREENER_QUESTION: Notes<WebSchedulerConfig["screener_question"]> = {
  self: "A yes-or-no question before the form.",
  keys: {
    enabled: "Whether the question is asked.",
    question: "Empty if the question is disabled.",
    if_yes: "The consequence of a yes.",
    if_no: "The consequence of a no.",
  },
};

export const SCREENER_BRANCH: Notes<WebSchedulerConfig["screener_question"]["if_yes"]> = {
  self: "The consequence of an answer to the screener question.",
  keys: {
    action: "Only `allow` was observed. For any other value, the widget stops the patient.",
    message: "The message to the patient.",
  },
};

export const APPOINTMENT_TYPE: Notes<AppointmentType> = {
  self: "An appointment type.",
  keys: {
    enabled: "Whether it is offered.",
    display_name: "The name shown to patients; if it is empty, appointment_type_name.",
    appointment_type_name: "Its name in the scheduling back end.",
  },
};

export const BRANDING: Notes<Branding> = {
  self: "The branding of the form.",
  keys: {
    branding_enabled: "Whether the other values apply.",
    header_logo_url: "May be empty.",
    header_logo_alt: "The alternative text of the logo in the header.",
    header_logo_height: HEIGHT,
    show_location_name_in_header: "Whether the header shows the location's name.",
    location_name_font_size: FONT_SIZE,
    header_tagline: "May be empty.",
    header_tagline_font_size: FONT_SIZE,
    footer_logo_url: "May be empty.",
    footer_logo_alt: "The alternative text of the logo in the footer.",
    footer_logo_height: HEIGHT,
    show_contact_info_in_footer: "Whether the footer shows the phone number and address.",
    footer_contact_font_size: FONT_SIZE,
    footer_phone: "The phone number in the footer; if it is empty, the location's.",
    footer_address: "The address in the footer; if it is empty, the location's.",
    font_style: "A comma-separated list of font families.",
    font_color: "A hex color.",
  },
};

export const BOOKING_REQUEST: Notes<BookingRequest> = {
  self: "A patient's request to the practice.",
  keys: {
    version: "The version of this schema.",
    id: "Unique to this request: a repeated id is the same request.",
    replaces:
      "The id of an earlier request that this one corrects. The earlier one may not have arrived.",
    location_id: "The location's id.",
    organization_id: "As in the location record.",
    sync_type: "As in the location record.",
    created_at: "When the request was created, in UTC.",
    time_zone: "The location's time zone.",
    locale: "The language of the form.",
    patient: "The patient's answers.",
    screener: "The screener question and its answer; null if it was not asked.",
    appointment_type: "The chosen appointment_type_name; null if it was not asked.",
    provider: "The chosen provider's id, or its label if it has none; null for no preference.",
    slot: "The time that the patient chose: a FHIR Slot's id, start, end and schedule, and the `slots-url` that offered it, or `onSlots`. Only if the page offers times and the patient chose one.",
    preferred_times:
      "The days and the parts of the day (until 12:00, until 17:00, later) that suit the patient. An empty list is no restriction: two empty lists are “any time”. Only if the page asks and the patient answered.",
    new_patient: "Whether the patient is new to the practice. Only if the page asks.",
    for_whom:
      "Whom the appointment is for: the sender, the sender's child, or somebody else. Only if the page asks.",
    requester:
      "Who sends the request and how they are related to the patient, unless for_whom is self. Then `patient` has the other person's name, date of birth and insurance, and the sender's phone number and email address.",
    text_consent:
      "Whether the practice may send text messages: the answer, the sentence that the patient read, and when they last changed the answer, or first pressed Send. The checkbox is not ticked beforehand. Only if the page asks.",
    source: "The page without its query, and the campaign parameters.",
  },
};

const atMost = ({ maxLength = 0 }) => `At most ${maxLength} characters (grapheme clusters).`;

const ANSWERS: Record<FieldKind, (spec: { maxLength?: number }) => string> = {
  name: atMost,
  line: atMost,
  text: atMost,
  email: () => "An email address; its domain may be internationalized.",
  phone: () => "In E.164 format, such as +15550100123.",
  date: () => "A calendar date without a time zone.",
};

export const PATIENT: Notes<Patient> = {
  self: "Only the fields that were asked and answered.",
  keys: mapFields((spec) => ANSWERS[spec.kind](spec)),
};
