import { type FieldResult, fieldError } from "../errors.ts";
import { INVISIBLE } from "../text/normalize.ts";
import { normalizeEmail } from "./normalize-email.ts";

const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const MAX_LABEL_LENGTH = 63;

/**
 * A plausible address: one `@`, text on both sides, a dot in the domain, no whitespace or invisible
 * characters. Non-ASCII characters are valid on both sides (RFC 6531). Only sending mail can prove
 * that an address works.
 */
export function validateEmail(input: string, limit: number): FieldResult {
  const address = normalizeEmail(input);
  if (address === "") return { value: null };
  if (address.length > limit) return fieldError("too-long", { limit });
  if (INVISIBLE.test(address)) return fieldError("email-blank");
  const [local, domain, ...rest] = address.split("@");
  if (domain === undefined || rest.length > 0) return fieldError("email-at");
  if (!local) return fieldError("email-name");
  return isDomain(domain) ? { value: address } : fieldError("email-domain");
}

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  const ending = labels.at(-1) ?? "";
  return (
    labels.length > 1 &&
    labels.every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label)) &&
    // An IP address is not a mail domain that patients use.
    /[\p{L}\p{M}]/u.test(ending) &&
    ending.length > 1
  );
}
