import "../zod-config.ts";
import * as z from "zod/mini";
import { plainText } from "../plain-text.ts";

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
export const strictFormats = (): Formats => ({
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
export const lenientFormats = (): Formats => {
  const anyString = z.string();
  return {
    text: z.string().check(z.overwrite(plainText)),
    uuid: anyString,
    phoneNumber: z.string().check(z.regex(PHONE_NUMBER), z.overwrite(plainText)),
    timeZone: anyString,
    hexColor: anyString,
  };
};
