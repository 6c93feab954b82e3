import { logo } from "../record/at-origin.ts";
import type { Example } from "../record/example.ts";
import { fields, locationRecord } from "../record/location-record.ts";

export const everythingOn: Example = {
  slug: "everything-on",
  title: "Everything switched on",
  description:
    "A realistic practice: screener, appointment types, providers, every field, and branding.",
  record: locationRecord({
    id: "91772bb7-16f4-4ce6-a345-53b1b0f4c192",
    organization_id: "d87a81cd-9ef0-42ce-9877-287c630c8e8a",
    agent_id: "3fe00d46-db1c-487d-af47-bda766007ce0",
    name: "Kestrel Row Dental",
    streetAddress: "31 Kestrel Row, 2nd floor",
    city: "Port Wenlow",
    state: "ON",
    postalCode: "K0D 0D0",
    enable_voice_mode: true,
    time_zone: "America/Toronto",
    chatbot_name: "Kes",
    chatbot_greeting_message: "Hello, I am Kes. How can I help you today?",
    phone_number: "+14165550131",
    practice_details: {
      address:
        "thirty one, Kestrel Row, second floor ... Port Wenlow, Ontario ... kay zero dee, zero dee zero",
      contactInfo:
        "Website: kestrel row dot example\nTelephone: four one six ... five five five ... zero one three one\nE-mail: desk, at, kestrel row dot example\nFax: four one six ... five five five ... zero one three two",
    },
    sync_type: "third_party_pms",
    config: {
      required_fields: fields("firstName", "lastName", "email", "phone", "dob"),
      optional_fields: fields("insurance", "additionalDetails"),
      screener_question: {
        enabled: true,
        question: "Do you have swelling in your face or neck, or a fever together with toothache?",
        if_yes: {
          action: "stop",
          message: "We want to see you today. Please call us, so that we can find a time at once.",
        },
        if_no: {
          action: "allow",
          message: "Thank you. A few details, and we will find you a time.",
        },
      },
      appointment_types_enabled: true,
      appointment_types: [
        { enabled: true, display_name: "Check-up and cleaning", appointment_type_name: "HYG-40" },
        { enabled: true, display_name: "First visit", appointment_type_name: "NEW-60" },
        { enabled: true, display_name: "Child's visit", appointment_type_name: "PEDO-30" },
        { enabled: true, display_name: "Filling or crown", appointment_type_name: "RESTO-60" },
      ],
      provider_selection_enabled: true,
      provider_profiles: [
        { id: "kr-1", display_name: "Dr. Maris Winterbourne" },
        { id: "kr-2", display_name: "Dr. Ambrose Tealeaf" },
        { id: "kr-3", display_name: "Poppy Larksong, dental hygienist" },
      ],
      confirmation_sms_custom_enabled: true,
      confirmation_sms_message:
        "Kestrel Row Dental: thank you, we have your request and will text you a time. Questions? Call (416) 555-0131.",
    },
    branding: {
      branding_enabled: true,
      header_logo_url: logo("kestrel-row"),
      header_logo_alt: "A kestrel in flight",
      header_logo_height: 64,
      show_location_name_in_header: true,
      location_name_font_size: 26,
      header_tagline: "Family dentistry above the harbour",
      header_tagline_font_size: 15,
      footer_logo_url: logo("kestrel-row-band"),
      footer_logo_alt: "Kestrel Row Dental",
      footer_logo_height: 28,
      footer_contact_font_size: 14,
      footer_phone: "(416) 555-0131",
      footer_address: "31 Kestrel Row, 2nd floor, Port Wenlow",
      font_style: '"Gill Sans", "Trebuchet MS", Calibri, sans-serif',
      font_color: "#1F3A5F",
    },
  }),
};
