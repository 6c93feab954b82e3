import "../zod-config.ts";
import * as z from "zod/mini";
import { plainText } from "../plain-text.ts";

/** The strings of the record, by what the contract says of their form. */
export interface Formats {
  /** What is shown to people. */
  text: z.ZodMiniType<string, string>;
  uuid: z.ZodMiniType<string, string>;
  phoneNumber: z.ZodMiniType<string, string>;
  timeZone: z.ZodMiniType<string, string>;
  hexColor: z.ZodMiniType<string, string>;
}

/** As the contract documents them. */
export const strictFormats = (): Formats => ({
  text: z.string(),
  // z.guid, because z.uuid refuses version digits that the service accepts.
  uuid: z.guid(),
  phoneNumber: z.string().check(z.regex(/^\+\d+$/)),
  timeZone: z.string().check(z.regex(/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/)),
  hexColor: z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/)),
});

/**
 * By their type alone, cleaned for showing: a phone number with a bracket is still a way to call
 * the practice.
 */
export const lenientFormats = (): Formats => {
  const any = z.string();
  return {
    text: z.string().check(z.overwrite(plainText)),
    uuid: any,
    phoneNumber: any,
    timeZone: any,
    hexColor: any,
  };
};
