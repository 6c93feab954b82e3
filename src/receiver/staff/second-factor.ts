import { hash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import * as z from "zod/mini";

/** What the accounts' file has of a second factor. */
export const SecondFactor = z.object({
  /** In base32. */
  secret: z.string(),
  /** Hashes of codes for when the authenticator is lost. */
  recovery: z.array(z.string()),
});
type SecondFactor = z.infer<typeof SecondFactor>;

const RECOVERY_CODES = 10;
const PERIOD_MS = 30_000;

const totp = (secret: string, label: string) =>
  new TOTP({ issuer: "Booking requests", label, secret });

/** A new second factor, with what its owner has to keep. */
export function createSecondFactor(account: string) {
  const { base32 } = new Secret({ size: 20 });
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(10).toString("hex"));
  return {
    stored: { secret: base32, recovery: codes.map((code) => hash("sha256", code)) },
    link: totp(base32, account).toString(),
    codes: codes.map((code) => code.replace(/.{5}(?=.)/g, "$&-")),
  };
}

/**
 * Checks a code of the authenticator, or a recovery code.
 * @param now milliseconds since 1970
 * @returns what identifies the code, because each may be used once; undefined if it is wrong
 */
export function codeId(factor: SecondFactor, typed: string, now: number): string | undefined {
  const code = typed.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();
  const hashed = hash("sha256", code);
  if (factor.recovery.includes(hashed)) return hashed;
  // The library throws on characters of several bytes.
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(factor.secret, "").validate({ token: code, timestamp: now, window: 1 });
  return delta === null
    ? undefined
    : hash("sha256", `${factor.secret} ${Math.floor(now / PERIOD_MS) + delta}`);
}
