import "../zod-config.ts";
import * as z from "zod/mini";
import { type Formats, lenientFormats, strictFormats } from "./formats.ts";
import { webSchedulerConfigSchema } from "./web-scheduler-config.ts";

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
