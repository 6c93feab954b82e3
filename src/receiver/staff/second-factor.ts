import { hash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import * as z from "zod/mini";

export const SecondFactor = z.object({
  /** In base32. */
  secret: z.string(),
  /** Hashes of codes for when the authenticator is lost. */
  recovery: z.array(z.string()),
});
type SecondFactor = z.infer<typeof SecondFactor>;

const RECOVERY_CODES = 10;

export const newSecret = () => new Secret({ size: 20 }).base32;

/** 80 random bits, as somebody can copy them. */
export const randomCode = () =>
  randomBytes(10)
    .toString("hex")
    .replace(/.{5}(?=.)/g, "$&-");

/** A second factor, and the codes to show once. */
export function newSecondFactor(secret: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
  const recovery = codes.map((code) => hash("sha256", plain(code)));
  return { secondFactor: { secret, recovery }, codes };
}

/** As it was shown, whatever the keyboard or the clipboard made of it. */
const plain = (code: string) => code.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();

export const totpLink = (secret: string, name: string) => totp(secret, name).toString();

const totp = (secret: string, label: string) =>
  new TOTP({ issuer: "Booking requests", label, secret });

/** An id of the code, which may be used only once; undefined if it is wrong. @param now milliseconds since 1970 */
export function codeId(factor: SecondFactor, typed: string, now: number): string | undefined {
  const code = plain(typed);
  const hashed = hash("sha256", code);
  if (factor.recovery.includes(hashed)) return hashed;
  // The library throws on characters of several bytes.
  if (!/^\d{6}$/.test(code)) return undefined;
  const generator = totp(factor.secret, "");
  const delta = generator.validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return undefined;
  return hash("sha256", `${factor.secret} ${generator.counter({ timestamp: now }) + delta}`);
}
