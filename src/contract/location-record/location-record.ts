import "../zod-config.ts";
import * as z from "zod/mini";
import { mapFields } from "../questions.ts";
import { plainText } from "../text.ts";

const brandingSchema = ({ text, hexColor }: Formats) =>
  z.object({
    branding_enabled: z.boolean(),
    header_logo_url: z.string(),
    header_logo_alt: text,
    header_logo_height: z.int(),
    show_location_name_in_header: z.boolean(),
    location_name_font_size: z.int(),
    header_tagline: text,
    header_tagline_font_size: z.int(),
    footer_logo_url: z.string(),
    footer_logo_alt: text,
    footer_logo_height: z.int(),
    show_contact_info_in_footer: z.boolean(),
    footer_contact_font_size: z.int(),
    footer_phone: text,
    footer_address: text,
    font_style: z.string(),
    font_color: hexColor,
  });

/** The `branding` object of `web_scheduler_config` (contract). */
export type Branding = z.infer<ReturnType<typeof brandingSchema>>;

const screenerQuestionSchema = ({ text }: Formats) => {
  const branch = z.object({ action: z.string(), message: text });
  return z.object({ enabled: z.boolean(), question: text, if_yes: branch, if_no: branch });
};

const appointmentTypeSchema = ({ text }: Formats) =>
  z.object({
    enabled: z.boolean(),
    display_name: text,
    appointment_type_name: z.string(),
  });

const fieldSwitches = z.object(mapFields(() => z.boolean()));

const webSchedulerConfigSchema = (formats: Formats) =>
  z.object({
    required_fields: fieldSwitches,
    optional_fields: fieldSwitches,
    screener_question: screenerQuestionSchema(formats),
    appointment_types_enabled: z.boolean(),
    appointment_types: z.array(appointmentTypeSchema(formats)),
    provider_selection_enabled: z.boolean(),
    // The contract does not show the item fields; form/choices.ts reads the likely ones.
    provider_profiles: z.array(z.unknown()),
    confirmation_sms_custom_enabled: z.boolean(),
    confirmation_sms_message: formats.text,
    branding: brandingSchema(formats),
  });

/** `web_scheduler_config` of the location record (contract). */
export type WebSchedulerConfig = z.infer<ReturnType<typeof webSchedulerConfigSchema>>;
/** One switch for each patient-form field, as in `required_fields` and `optional_fields`. */
export type FieldSwitches = z.infer<typeof fieldSwitches>;
/** `screener_question`: a yes-or-no question and what each answer leads to. */
export type ScreenerQuestion = z.infer<ReturnType<typeof screenerQuestionSchema>>;
/** An item of `appointment_types`. */
export type AppointmentType = z.infer<ReturnType<typeof appointmentTypeSchema>>;

/** The schemas of the record's strings, by the format that the contract documents. */
export interface Formats {
  /** Shown to patients. */
  text: z.ZodMiniType<string, string>;
  uuid: z.ZodMiniType<string, string>;
  phoneNumber: z.ZodMiniType<string, string>;
  timeZone: z.ZodMiniType<string, string>;
  hexColor: z.ZodMiniType<string, string>;
}

/** As the contract documents them. */
const strictFormats = (): Formats => ({
  text: z.string(),
  // z.guid, because z.uuid rejects version digits that the service accepts.
  uuid: z.guid(),
  phoneNumber: z.string().check(z.regex(/^\+\d+$/)),
  timeZone: z.string().check(z.regex(/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/)),
  hexColor: z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/)),
});

/** Longer text is not a phone number, and would make the call button wider than the page. */
const PHONE_NUMBER = /^[\s\S]{0,40}$/;

/**
 * Any string, with shown text cleaned: patients can still call a phone number that is not in the
 * documented format.
 */
const lenientFormats = (): Formats => {
  const anyString = z.string();
  return {
    text: z.string().check(z.overwrite(plainText)),
    uuid: anyString,
    phoneNumber: z.string().check(z.regex(PHONE_NUMBER), z.overwrite(plainText)),
    timeZone: anyString,
    hexColor: anyString,
  };
};

const locationRecordSchema = (formats: Formats) =>
  z.object({
    id: formats.uuid,
    name: formats.text.check(z.regex(/[^\s\p{Cf}]/u)),
    streetAddress: formats.text,
    city: formats.text,
    state: formats.text,
    postalCode: formats.text,
    is_virtual: z.boolean(),
    organization_id: formats.uuid,
    enable_voice_mode: z.boolean(),
    time_zone: formats.timeZone,
    agent: z.object({
      id: formats.uuid,
      name: z.string(),
      location_id: formats.uuid,
      disabled_response: z.boolean(),
    }),
    chatbot_name: formats.text,
    chatbot_greeting_message: z.nullable(z.string()),
    phone_number: formats.phoneNumber,
    web_scheduler_config: webSchedulerConfigSchema(formats),
    is_web_scheduler_enabled: z.boolean(),
    practice_details: z.object({ address: z.string(), contactInfo: z.optional(z.string()) }),
    scheduler_config: z.object({
      locations: z.array(z.unknown()),
      appointment_types_by_facility: z.record(z.string(), z.unknown()),
    }),
    sync_type: z.string(),
  });

/**
 * The location record as the contract documents it, with types and value formats. For servers,
 * examples and the conformance check. The widget uses {@link readLocationRecord}, because for a
 * patient a partly invalid record is better than none.
 */
export const LocationRecord = /* @__PURE__ */ locationRecordSchema(/* @__PURE__ */ strictFormats());

/** The same record, checked by type only. */
export const LenientLocationRecord = /* @__PURE__ */ locationRecordSchema(
  /* @__PURE__ */ lenientFormats(),
);

/** The `data` object of the endpoint's envelope (contract). */
export type LocationRecord = z.infer<typeof LocationRecord>;

/** The response for a location that exists (contract). */
export const SuccessEnvelope = /* @__PURE__ */ z.object({
  code: z.literal(200),
  message: z.literal(""),
  success: z.literal(true),
  data: LocationRecord,
  errors: z.null(),
});

/**
 * An error in the same envelope. The contract does not show its contents; ours has the HTTP status
 * in `code` and lists of messages by field in `errors`.
 */
export const ErrorEnvelope = /* @__PURE__ */ z.object({
  code: z.int(),
  message: z.string(),
  success: z.literal(false),
  data: z.null(),
  errors: z.record(z.string(), z.array(z.string())),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
