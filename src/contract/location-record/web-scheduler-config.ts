import "../zod-config.ts";
import * as z from "zod/mini";
import { mapFields } from "../fields.ts";
import { brandingSchema } from "./branding.ts";
import type { Formats } from "./formats.ts";

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

export const webSchedulerConfigSchema = (formats: Formats) =>
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
