import { FIELD_NAMES } from "../questions.ts";
import {
  appointmentTypes,
  type Example,
  fields,
  locationRecord,
  logo,
  providers,
  screener,
} from "./example.ts";

/**
 * The location records that the development server, the preview and all tests use. Every practice
 * and person is invented, and every phone number is in a range that is reserved for fiction.
 */
export const EXAMPLES: readonly Example[] = [
  {
    slug: "observed-defaults",
    title: "Observed defaults",
    description: "The values that every observed response had: four required fields, nothing else.",
    record: locationRecord({
      id: "10a3d96e-cb6c-4813-935a-a30369dd4806",
      name: "Larkmere Dental",
      streetAddress: "14 Heron Lane",
      city: "Larkmere",
      state: "OR",
      postalCode: "97000",
      time_zone: "America/Los_Angeles",
      phone_number: "+15035550142",
    }),
  },
  {
    slug: "every-field",
    title: "Every field",
    description: "All fields are asked and required; the organization’s second location.",
    record: locationRecord({
      id: "cd89ce43-dc97-4212-a2ea-0fe1ec5c22a6",
      organization_id: "10a3d96e-cb6c-1813-935a-a30369dd4806",
      name: "Larkmere Dental Harborside",
      streetAddress: "3 Ropewalk Pier, Suite 20",
      city: "Port Larkmere",
      state: "OR",
      postalCode: "97000",
      time_zone: "America/Los_Angeles",
      phone_number: "+15035550167",
      config: { required_fields: fields(...FIELD_NAMES) },
    }),
  },
  {
    slug: "optional-fields",
    title: "Optional and required fields",
    description:
      "Three required fields, three optional ones, and no insurance; phone is in both lists, and required wins.",
    record: locationRecord({
      id: "fe111c41-2682-4825-9251-f7661575471b",
      name: "Thistle & Wren Family Dentistry",
      streetAddress: "820 Tumbledown Road",
      city: "Wrenfield",
      state: "CO",
      postalCode: "80900",
      time_zone: "America/Denver",
      phone_number: "+17205550118",
      config: {
        required_fields: fields("firstName", "lastName", "phone"),
        optional_fields: fields("phone", "email", "dob", "additionalDetails"),
      },
    }),
  },
  {
    slug: "screener-stops",
    title: "Screener that stops",
    description: "Yes ends with a message and a way to call; no continues to the form.",
    record: locationRecord({
      id: "11bb3b74-303e-44ba-985c-22d81ea3d77c",
      name: "Foxbarrow Dental Centre",
      streetAddress: "27 Weathervane Hill",
      city: "Foxbarrow",
      state: "",
      postalCode: "ZZ1 4FX",
      time_zone: "Europe/London",
      phone_number: "+442079460128",
      config: screener(
        "Are you having trouble breathing or swallowing, or bleeding that will not stop?",
        "Please do not wait for a reply from us. Call the emergency services now, or go to the nearest emergency department.",
      ),
    }),
  },
  {
    slug: "appointment-types",
    title: "Appointment types",
    description:
      "Five types to choose from; one has no display name, so its own name is shown. A sixth is disabled.",
    record: locationRecord({
      id: "15f2e82d-63c8-4cb1-8178-a29400b82a83",
      name: "Pennycress Dental & Orthodontics",
      streetAddress: "500 Ocotillo Loop",
      city: "Pennycress",
      state: "AZ",
      postalCode: "85900",
      time_zone: "America/Phoenix",
      phone_number: "+16025550119",
      config: appointmentTypes(
        {
          RECALL_30: "Check-up and cleaning",
          NEW_PT_60: "New patient visit",
          LIMITED_20: "Toothache or broken tooth",
          ORTHO_CONSULT: "Braces consultation",
          "Retainer repair": "",
          WHITEN_60: "Whitening",
        },
        "WHITEN_60",
      ),
    }),
  },
  {
    slug: "branded",
    title: "Branded",
    description:
      "Full branding: a logo that contains the name, a tagline, a color, a font, and a custom footer.",
    record: locationRecord({
      id: "de004ae0-8c64-4334-b62d-67d267dc6b8e",
      name: "Ondelle Dental Studio",
      streetAddress: "75 Breakwater Walk",
      city: "Makani Cove",
      state: "HI",
      postalCode: "96900",
      time_zone: "Pacific/Honolulu",
      phone_number: "+18085550193",
      branding: {
        branding_enabled: true,
        header_logo_url: logo("ondelle"),
        header_logo_alt: "Ondelle Dental Studio",
        header_logo_height: 56,
        header_tagline: "Calm dentistry, a wave from the sea",
        header_tagline_font_size: 16,
        footer_logo_url: logo("ondelle-mark"),
        footer_logo_alt: "Ondelle",
        footer_logo_height: 32,
        footer_phone: "(808) 555-0194",
        footer_address: "Breakwater Walk, on the sea side, Makani Cove",
        font_style: '"Avenir Next", Avenir, "Segoe UI", Roboto, sans-serif',
        font_color: "#0B4F66",
      },
    }),
  },
  {
    slug: "everything-on",
    title: "Everything switched on",
    description:
      "A realistic practice: screener, appointment types, providers, every field, and branding.",
    record: locationRecord({
      id: "91772bb7-16f4-4ce6-a345-53b1b0f4c192",
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
        ...screener(
          "Do you have swelling in your face or neck, or a fever together with toothache?",
          "We want to see you today. Please call us, so that we can find a time at once.",
          "Thank you. A few details, and we will find you a time.",
        ),
        ...appointmentTypes({
          "HYG-40": "Check-up and cleaning",
          "NEW-60": "First visit",
          "PEDO-30": "Child's visit",
          "RESTO-60": "Filling or crown",
        }),
        ...providers({
          "kr-1": "Dr. Maris Winterbourne",
          "kr-2": "Dr. Ambrose Tealeaf",
          "kr-3": "Poppy Larksong, dental hygienist",
        }),
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
  },
  {
    slug: "long-words-rtl",
    title: "Long words, right to left",
    description:
      "A name written right to left, texts in Arabic, and German words wider than a phone.",
    record: locationRecord({
      id: "cf0763a6-b164-4026-aa19-2f8fb1bce10f",
      name: "عيادة بستان الياسمين لطب الأسنان – Kinderzahnheilkundegemeinschaftspraxis",
      streetAddress: "Am Apfelbaumschulgartenwinkel 14",
      city: "Berlin",
      state: "",
      postalCode: "10000",
      time_zone: "Europe/Berlin",
      phone_number: "+493023125046",
      config: {
        ...screener(
          "هل تعاني الآن من ألم شديد أو من تورّم في الوجه؟",
          "من فضلك اتصل بنا هاتفيًا الآن، ولا تنتظر ردًّا على هذا النموذج.",
        ),
        ...appointmentTypes({
          PROPHYLAXE: "فحص وتنظيف",
          BERATUNG_WZ: "Weisheitszahnentfernungsvorbesprechungstermin",
        }),
        ...providers({
          jasmin: "د. نجمة الياسمين",
          zwirn: "Dr. Gundula Zwischenzahnraumbürstenmacher-Lindenblütenthal",
        }),
      },
    }),
  },
  {
    slug: "times",
    title: "Times",
    description:
      "The patient chooses an available time; each appointment type and each provider has other times.",
    times: true,
    record: locationRecord({
      id: "26bac62f-a009-43e6-b28d-cc065362aac8",
      name: "Tidewick Family Dental",
      streetAddress: "30 Quarter Past Road",
      city: "Tidewick",
      state: "ME",
      postalCode: "03900",
      time_zone: "America/New_York",
      phone_number: "+12075550138",
      config: {
        ...appointmentTypes({
          RECALL: "Check-up and cleaning",
          NEW_PATIENT: "New patient visit",
          LIMITED: "Toothache",
        }),
        ...providers({
          "prov-hourglen": "Dr. Ines Hourglen",
          "prov-minton": "Dr. Basil Minton",
        }),
      },
    }),
  },
  {
    slug: "closed",
    title: "Online scheduling turned off",
    description: "No form: only the practice, a short message, and how to call.",
    record: locationRecord({
      id: "dc62b71d-1ed2-48b8-bd65-d28b68f627ff",
      name: "Marrowby Dental Practice",
      streetAddress: "118 Tallow Street",
      city: "Marrowby",
      state: "",
      postalCode: "ZZ5 6MB",
      is_web_scheduler_enabled: false,
      time_zone: "Europe/London",
      phone_number: "+441134960172",
    }),
  },
];
