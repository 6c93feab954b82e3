import type {
  ErrorEnvelope,
  LocationRecord,
} from "../../contract/location-record/location-record.ts";

export const successEnvelope = (data: LocationRecord) => ({
  code: 200,
  message: "",
  success: true,
  data,
  errors: null,
});

/** An error. @param about the key that the message is filed under, or the complete `errors` object */
export const errorEnvelope = (
  code: number,
  message: string,
  about: string | ErrorEnvelope["errors"] = "detail",
): ErrorEnvelope => ({
  code,
  message,
  success: false,
  data: null,
  errors: typeof about === "string" ? { [about]: [message] } : about,
});
