import "../zod-config.ts";
import * as z from "zod/mini";
import { CHARACTER_LIMITS, fits } from "./characters.ts";

// A receiver may show these sentences at the fields, so those of `patient` speak to a patient.
const text = (limit: number) =>
  z.string("Enter text.").check(
    z.minLength(1, "Enter something, or leave this out."),
    z.refine((value) => fits(value, limit), `Use ${limit} characters or fewer.`),
  );

const EMAIL = "Enter an email address, like name@example.com.";
const PHONE = "Enter a phone number with its country code, like +15550100123.";

const patient = z.object(
  {
    firstName: z.optional(text(CHARACTER_LIMITS.firstName)),
    lastName: z.optional(text(CHARACTER_LIMITS.lastName)),
    email: z.optional(
      z
        .string(EMAIL)
        .check(
          z.maxLength(CHARACTER_LIMITS.email, `Use ${CHARACTER_LIMITS.email} characters or fewer.`),
          z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, EMAIL),
        ),
    ),
    phone: z.optional(z.string(PHONE).check(z.regex(/^\+[1-9]\d{6,14}$/, PHONE))),
    dob: z.optional(z.iso.date("Enter a real date of birth, as year-month-day, like 1990-03-27.")),
    insurance: z.optional(text(CHARACTER_LIMITS.insurance)),
    additionalDetails: z.optional(text(CHARACTER_LIMITS.additionalDetails)),
  },
  "Must be an object with the patient's answers.",
);

const STRING = "Must be a string.";
const string = z.string(STRING);
const uuid = z.guid("Must be a UUID, like 123e4567-e89b-12d3-a456-426614174000.");

const screener = z.object(
  {
    question: string,
    answer: z.enum(["yes", "no"], 'Must be "yes" or "no".'),
    action: string,
  },
  "Must be an object with question, answer and action, or null.",
);

/**
 * What a patient hands over: plain JSON, `patient` with the asked and answered fields only.
 * `id` names this request; a receiver answers a repeated `id` as it answered the first.
 * `phone` is E.164 (ITU-T E.164), `dob` a calendar day YYYY-MM-DD, `created_at` an instant.
 */
export const BookingRequest = /* @__PURE__ */ z.object(
  {
    version: z.literal(1, "Must be the number 1."),
    id: uuid,
    location_id: uuid,
    organization_id: string,
    sync_type: string,
    created_at: z.iso.datetime("Must be an instant in UTC, like 2026-03-27T09:30:00Z."),
    time_zone: string,
    locale: string,
    patient,
    screener: z.nullable(screener),
    /** The chosen `appointment_type_name`; null where none was asked. */
    appointment_type: z.nullable(z.string("Must be a string or null.")),
    /** The chosen profile's id, or its label where it has none; null for no preference. */
    provider: z.nullable(z.union([z.string(), z.number()], "Must be a string, a number or null.")),
    source: z.object(
      {
        /** The host page's address without query and fragment. */
        page: string,
        campaign: z.record(z.string(), string, "Must be an object of strings."),
      },
      "Must be an object with page and campaign.",
    ),
  },
  "Must be a JSON object: a booking request.",
);
export type BookingRequest = z.infer<typeof BookingRequest>;

/** The answers of the patient form, as handed over. */
export type Patient = BookingRequest["patient"];

/**
 * Reads a received request; where it does not fit, the sentences by field name. A fault outside
 * `patient` is told under its own key (`created_at`, `source.page`).
 */
export function readBookingRequest(
  body: unknown,
): { ok: true; request: BookingRequest } | { ok: false; errors: Record<string, string[]> } {
  const result = BookingRequest.safeParse(body);
  if (result.success) return { ok: true, request: result.data };
  const errors: Record<string, string[]> = {};
  for (const issue of result.error.issues) {
    const [head, ...rest] = issue.path.map(String);
    const name = (head === "patient" && rest.length > 0 ? rest : [head ?? "request", ...rest]).join(
      ".",
    );
    errors[name] = [...(errors[name] ?? []), issue.message];
  }
  return { ok: false, errors };
}
