import { CHARACTER_LIMITS } from "../contract/characters.ts";
import { type Checked, fault } from "./faults.ts";
import { tidyLine } from "./tidy.ts";

const DOMAIN =
  /^(?=.{3,253}$)([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/**
 * An address that mail could be sent to: one `@`, something on both sides, a dot in the domain,
 * no blank or invisible character, at most 254 characters (RFC 5321, 4.5.3.1.3). Umlauts and
 * other scripts are fine on both sides (RFC 6531): whether an address works, only mail can tell.
 */
export function checkEmail(typed: string): Checked {
  // Full-width signs are what an East Asian keyboard gives when it is not switched.
  const address = tidyLine(typed)
    .replace(/＠/g, "@")
    .replace(/[。．｡]/g, ".");
  if (address === "") return { value: null };
  if (/[\s\p{Cf}]/u.test(address)) return fault("email-blank");
  const [local, domain, ...rest] = address.split("@");
  if (domain === undefined || rest.length > 0) return fault("email-at");
  if (!local || /^\.|\.$/.test(local)) return fault("email-name");
  if (!DOMAIN.test(domain)) return fault("email-domain");
  const limit = CHARACTER_LIMITS.email;
  return address.length > limit ? fault("too-long", { limit }) : { value: address };
}
