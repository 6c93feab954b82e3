/** A record's phone number as a `tel:` link takes it; null where it is none. */
export function e164(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, "");
  return /^\+?\d{3,15}$/.test(digits) ? digits : null;
}
