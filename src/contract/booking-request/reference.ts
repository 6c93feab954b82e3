/**
 * The reference that the patient sees after sending, and the practice in its inbox: the first eight
 * digits of the id in two groups, `4K91-07HX`. The hexadecimal letters are replaced by others that do
 * not look like digits and sound different on the phone.
 */
export const requestReference = (id: string) =>
  id
    .slice(0, 8)
    .toLowerCase()
    .replace(/[a-f]/g, (digit) => "HKMRWX".charAt(Number.parseInt(digit, 16) - 10))
    .replace(/^.{4}/, "$&-");
