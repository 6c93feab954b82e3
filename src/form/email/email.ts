import { CHARACTER_LIMITS } from "../../contract/booking-request/characters.ts";
import { type Checked, fault } from "../errors.ts";
import { INVISIBLE } from "../text/normalize.ts";
import { tidyEmail } from "./normalize-email.ts";

const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const LONGEST_LABEL = 63;

/**
 * An address that mail could be sent to: one `@`, something on both sides, a dot in the domain,
 * no blank or invisible character, at most 254 characters (RFC 5321, 4.5.3.1.3). Umlauts and
 * other scripts are fine on both sides (RFC 6531): whether an address works, only mail can tell.
 */
export function checkEmail(typed: string): Checked {
  const address = tidyEmail(typed);
  const limit = CHARACTER_LIMITS.email;
  if (address === "") return { value: null };
  if (address.length > limit) return fault("too-long", { limit });
  if (INVISIBLE.test(address)) return fault("email-blank");
  const [local, domain, ...rest] = address.split("@");
  if (domain === undefined || rest.length > 0) return fault("email-at");
  if (!local) return fault("email-name");
  return isDomain(domain) ? { value: address } : fault("email-domain");
}

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  const ending = labels.at(-1) ?? "";
  return (
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST_LABEL && LABEL.test(label)) &&
    // The end of an address of numbers is no place that mail goes to.
    /[\p{L}\p{M}]/u.test(ending) &&
    ending.length > 1
  );
}
