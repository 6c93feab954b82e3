import type { ErrorEnvelope } from "../../contract/location-record/envelope.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";

/** The envelope around a record (contract: Response envelope). */
export const successEnvelope = (data: LocationRecord) => ({
  code: 200,
  message: "",
  success: true,
  data,
  errors: null,
});

/**
 * An error in the contract's envelope: `code` is the status, `about` names what the fault lies in,
 * or tells everything that is wrong, sentences by what they are about.
 */
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

/** JSON as the service writes it: compact unless asked otherwise, UTF-8, safe inside a script. */
export const wireJson = (body: unknown, indent = 0) =>
  JSON.stringify(body, null, indent).replace(/[\u2028\u2029]/g, (separator) =>
    separator === "\u2028" ? "\\u2028" : "\\u2029",
  );
