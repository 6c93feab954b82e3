import "./zod-config.ts";
import * as z from "zod/mini";
import { CHARACTER_LIMITS, fits } from "./characters.ts";

const text = (limit: number) =>
  z.string().check(
    z.minLength(1),
    z.refine((value) => fits(value, limit), { error: `At most ${limit} characters.` }),
  );

const patient = z.object({
  firstName: z.optional(text(CHARACTER_LIMITS.firstName)),
  lastName: z.optional(text(CHARACTER_LIMITS.lastName)),
  email: z.optional(
    z.string().check(z.maxLength(CHARACTER_LIMITS.email), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  ),
  phone: z.optional(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))),
  dob: z.optional(z.iso.date()),
  insurance: z.optional(text(CHARACTER_LIMITS.insurance)),
  additionalDetails: z.optional(text(CHARACTER_LIMITS.additionalDetails)),
});

/**
 * What a patient hands over: plain JSON, `patient` with the asked and answered fields only.
 * `id` names this request; a receiver answers a repeated `id` as it answered the first.
 * `phone` is E.164 (ITU-T E.164), `dob` a calendar day YYYY-MM-DD, `created_at` an instant.
 */
export const BookingRequest = /* @__PURE__ */ z.object({
  version: z.literal(1),
  id: z.guid(),
  location_id: z.guid(),
  organization_id: z.string(),
  sync_type: z.string(),
  created_at: z.iso.datetime(),
  time_zone: z.string(),
  locale: z.string(),
  patient,
  screener: z.nullable(
    z.object({ question: z.string(), answer: z.enum(["yes", "no"]), action: z.string() }),
  ),
  /** The chosen `appointment_type_name`; null where none was asked. */
  appointment_type: z.nullable(z.string()),
  /** The chosen profile's id, or its label where it has none; null for no preference. */
  provider: z.nullable(z.union([z.string(), z.number()])),
  source: z.object({
    /** The host page's address without query and fragment. */
    page: z.string(),
    campaign: z.record(z.string(), z.string()),
  }),
});
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
