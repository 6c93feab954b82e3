import "../zod-config.ts";
import * as z from "zod/mini";
import { mapFields } from "../questions.ts";
import { plainText, VISIBLE } from "../text.ts";

/** Shown to patients. */
const text = z.string().check(z.overwrite(plainText));
// z.guid, because z.uuid rejects version digits that the service accepts.
const uuid = z.guid("a UUID, such as 123e4567-e89b-12d3-a456-426614174000");
const PHONE = "a plus sign and digits, such as +15550100123";
const phoneNumber = z.stringFormat("phone number", /^\+\d+$/, PHONE).check(
  // Longer text is not a phone number, and would make the call button wider than the page.
  z.regex(/^.{0,40}$/su, PHONE),
  z.overwrite(plainText),
);
const AREA_CITY = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/;
const timeZone = z
  .stringFormat(
    "time zone",
    (name) => AREA_CITY.test(name) && isTimeZone(name),
    "an IANA time zone, such as America/New_York",
  )
  .register(z.globalRegistry, { pattern: AREA_CITY.source });
const hexColor = z.stringFormat("color", /^#[0-9A-Fa-f]{6}$/, "a color in the form #RRGGBB");
// Forms show no `data:` image, except a draft's.
const logoUrl = z.stringFormat("logo URL", /^(?!\s*data:)/i, "an http(s) URL, not image data");

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const branding = z.object({
  branding_enabled: z.boolean(),
  header_logo_url: logoUrl,
  header_logo_alt: text,
  header_logo_height: z.int(),
  show_location_name_in_header: z.boolean(),
  location_name_font_size: z.int(),
  header_tagline: text,
  header_tagline_font_size: z.int(),
  footer_logo_url: logoUrl,
  footer_logo_alt: text,
  footer_logo_height: z.int(),
  show_contact_info_in_footer: z.boolean(),
  footer_contact_font_size: z.int(),
  footer_phone: text,
  footer_address: text,
  font_style: z.string(),
  font_color: hexColor,
});

const branch = z.object({ action: z.string(), message: text });

const fieldSwitches = z.object(mapFields(() => z.boolean()));

const webSchedulerConfig = z.object({
  required_fields: fieldSwitches,
  optional_fields: fieldSwitches,
  screener_question: z.object({
    enabled: z.boolean(),
    question: text,
    if_yes: branch,
    if_no: branch,
  }),
  appointment_types_enabled: z.boolean(),
  appointment_types: z.array(
    z.object({ enabled: z.boolean(), display_name: text, appointment_type_name: z.string() }),
  ),
  provider_selection_enabled: z.boolean(),
  // The contract does not show the item fields; form/choices.ts reads the likely ones.
  provider_profiles: z.array(z.unknown()),
  confirmation_sms_custom_enabled: z.boolean(),
  confirmation_sms_message: text,
  branding,
});

/**
 * The location record as the contract documents it, with types and value formats. For servers,
 * examples and the conformance check. The widget uses {@link readLocationRecord}, which ignores the
 * formats, because for a patient a partly invalid record is better than none.
 */
export const LocationRecord = z.object({
  id: uuid,
  name: text.check(z.regex(VISIBLE, "a readable name")),
  streetAddress: text,
  city: text,
  state: text,
  postalCode: text,
  is_virtual: z.boolean(),
  organization_id: uuid,
  enable_voice_mode: z.boolean(),
  time_zone: timeZone,
  agent: z.object({
    id: uuid,
    name: z.string(),
    location_id: uuid,
    disabled_response: z.boolean(),
  }),
  chatbot_name: text,
  chatbot_greeting_message: z.nullable(z.string()),
  phone_number: phoneNumber,
  web_scheduler_config: webSchedulerConfig,
  is_web_scheduler_enabled: z.boolean(),
  practice_details: z.object({ address: z.string(), contactInfo: z.optional(z.string()) }),
  scheduler_config: z.object({
    locations: z.array(z.unknown()),
    appointment_types_by_facility: z.record(z.string(), z.unknown()),
  }),
  sync_type: z.string(),
});

/** The `data` object of the endpoint's envelope (contract). */
export type LocationRecord = z.infer<typeof LocationRecord>;
/** `web_scheduler_config` of the location record (contract). */
export type WebSchedulerConfig = LocationRecord["web_scheduler_config"];
/** The `branding` object of `web_scheduler_config` (contract). */
export type Branding = WebSchedulerConfig["branding"];
/** One switch for each patient-form field, as in `required_fields` and `optional_fields`. */
export type FieldSwitches = WebSchedulerConfig["required_fields"];
/** `screener_question`: a yes-or-no question and what each answer leads to. */
export type ScreenerQuestion = WebSchedulerConfig["screener_question"];

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
