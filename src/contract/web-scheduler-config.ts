import "./zod-config.ts";
import * as z from "zod/mini";
import { brandingSchema } from "./branding.ts";
import type { Formats } from "./formats.ts";

const screenerBranch = z.object({ action: z.string(), message: z.string() });

const screenerQuestion = z.object({
  enabled: z.boolean(),
  question: z.string(),
  if_yes: screenerBranch,
  if_no: screenerBranch,
});

const appointmentType = z.object({
  enabled: z.boolean(),
  display_name: z.string(),
  appointment_type_name: z.string(),
});

const fieldSwitches = z.object({
  firstName: z.boolean(),
  lastName: z.boolean(),
  email: z.boolean(),
  phone: z.boolean(),
  dob: z.boolean(),
  insurance: z.boolean(),
  additionalDetails: z.boolean(),
});

export const webSchedulerConfigSchema = (formats: Formats) =>
  z.object({
    required_fields: fieldSwitches,
    optional_fields: fieldSwitches,
    screener_question: screenerQuestion,
    appointment_types_enabled: z.boolean(),
    appointment_types: z.array(appointmentType),
    provider_selection_enabled: z.boolean(),
    // The contract does not show the item fields; form/choices.ts reads what it can.
    provider_profiles: z.array(z.unknown()),
    confirmation_sms_custom_enabled: z.boolean(),
    confirmation_sms_message: z.string(),
    branding: brandingSchema(formats),
  });

/** `web_scheduler_config` of the location record (contract: web_scheduler_config). */
export type WebSchedulerConfig = z.infer<ReturnType<typeof webSchedulerConfigSchema>>;
/** One switch for each patient-form field, as in `required_fields` and `optional_fields`. */
export type FieldSwitches = z.infer<typeof fieldSwitches>;
/** `screener_question`: a yes-or-no question and what each answer leads to. */
export type ScreenerQuestion = z.infer<typeof screenerQuestion>;
/** An item of `appointment_types`. */
export type AppointmentType = z.infer<typeof appointmentType>;
