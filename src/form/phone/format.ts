const DIALABLE = /^[+(\d][\d().\-\s]*$/;

/** A practice's number as a `tel:` link takes it; null for what cannot be dialled as it stands. */
export function dialable(phone: string): string | null {
  const digits = phone.replace(/[^+\d]/g, "");
  return DIALABLE.test(phone) && digits.length >= 3 ? digits : null;
}
