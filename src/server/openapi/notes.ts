import type { BookingRequest, Patient } from "../../contract/booking-request/booking-request.ts";
import { type FieldKind, mapFields } from "../../contract/fields.ts";

/** Descriptions of every key of a schema; a missing key does not compile. */
type Notes<T> = { [Key in keyof Required<T>]: string };

const FONT_SIZE = "A font size. The unit is not documented; the widget uses pixels.";
const HEIGHT = "A height. The unit is not documented; the widget uses pixels.";
const MAY_BE_EMPTY = "May be empty.";

/** What the schemas' names do not say. */
export const SCHEMA_NOTES: Record<string, string> = {
  ErrorEnvelope:
    "An error in the envelope. Only its keys are documented; the values follow the development server.",
  PracticeDetails: "Text for speech output.",
  ScreenerBranch: "The consequence of an answer to the screener question.",
  BookingRequest: "A patient's request to the practice.",
  Patient: "Only the fields that were asked and answered.",
  BookingReceipt: "The development server's confirmation. The widget reads only `booked`.",
};

/** What the names of the record's keys do not say. */
export const RECORD_NOTES: Record<string, string> = {
  streetAddress: MAY_BE_EMPTY,
  city: MAY_BE_EMPTY,
  state: MAY_BE_EMPTY,
  postalCode: MAY_BE_EMPTY,
  organization_id: "Several locations can share it.",
  time_zone: "The IANA name of the location's time zone.",
  chatbot_greeting_message: "Null if no greeting is set.",
  phone_number: "International format: a plus sign and digits.",
  is_web_scheduler_enabled: "Whether patients can send booking requests.",
  sync_type: "The scheduling back end. The complete set of values is not documented.",
  location_id: "The location's id.",
  address: "The address with digits and abbreviations spelled out, for speech output.",
  contactInfo: "Website, phone, email and fax, for speech output; missing for some locations.",
  locations: "Empty in all observed responses. The fields of an item are not documented.",
  appointment_types_by_facility:
    "Empty in all observed responses. The shape of a value is not documented.",
  required_fields: "The fields that patients must fill in.",
  optional_fields: "The fields that patients may leave empty.",
  question: "Empty if the question is disabled.",
  action: "Only `allow` was observed. For any other value, the widget stops the patient.",
  provider_profiles: "The fields of an item are not documented.",
  confirmation_sms_message: MAY_BE_EMPTY,
  display_name: "The name shown to patients; if it is empty, appointment_type_name.",
  appointment_type_name: "Its name in the scheduling back end.",
  branding_enabled: "Whether the other values apply.",
  header_logo_url: MAY_BE_EMPTY,
  header_logo_height: HEIGHT,
  location_name_font_size: FONT_SIZE,
  header_tagline: MAY_BE_EMPTY,
  header_tagline_font_size: FONT_SIZE,
  footer_logo_url: MAY_BE_EMPTY,
  footer_logo_height: HEIGHT,
  show_contact_info_in_footer: "Whether the footer shows the phone number and address.",
  footer_contact_font_size: FONT_SIZE,
  footer_phone: "If it is empty, the location's.",
  footer_address: "If it is empty, the location's.",
  font_style: "A comma-separated list of font families.",
  font_color: "A hex color.",
};

/** Also the descriptions of the published type `BookingRequest`. */
const BOOKING_REQUEST: Notes<BookingRequest> = {
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
    "Who sends the request and how they are related to the patient, unless for_whom is self. Then `patient` has the other person's answers, and the sender's phone number and email address.",
  text_consent:
    "Whether the practice may send text messages: the answer, the sentence that the patient read, and when they last changed the answer, or first pressed Send. The checkbox is not ticked beforehand. Only if the page asks.",
  source: "The page without its query, and the campaign parameters.",
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

const PATIENT: Notes<Patient> = mapFields((spec) => ANSWERS[spec.kind](spec));

/** By schema; the others have {@link RECORD_NOTES}. */
export const KEY_NOTES: Record<string, Record<string, string>> = {
  BookingRequest: BOOKING_REQUEST,
  Patient: PATIENT,
  BookingReceipt: {
    received_at: "When it first arrived, in UTC.",
    booked:
      "True if the chosen time (`slot`) is now taken for this patient. Only then does the widget say that it is booked.",
  },
  BookingRefusal: {
    code: "With status 409: somebody else has the chosen time (`slot`). The patient chooses another.",
    errors: "Messages by field name, or under `request`.",
  },
};
