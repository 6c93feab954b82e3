/** A North American number as `(202) 555-0143`; all others unchanged. */
export const formatPhone = (e164: string) =>
  e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
