import "./zod-config.ts";
import * as z from "zod/mini";

/**
 * The documented value formats. A strict reading insists on them; a lenient reading asks for the
 * type alone, because a phone number with a bracket is still a way to call the practice.
 */
export const formats = (strict: boolean) => {
  const pattern = (regex: RegExp) => (strict ? z.string().check(z.regex(regex)) : z.string());
  return {
    // z.guid, because z.uuid refuses version digits that the service accepts.
    uuid: strict ? z.guid() : z.string(),
    phoneNumber: pattern(/^\+\d+$/),
    timeZone: pattern(/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/),
    hexColor: pattern(/^#[0-9A-Fa-f]{6}$/),
  };
};

export type Formats = ReturnType<typeof formats>;
