import "../zod-config.ts";
import * as z from "zod/mini";
import { LocationRecord } from "./location-record.ts";

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
