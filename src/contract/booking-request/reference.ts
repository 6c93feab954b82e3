/**
 * The reference of a request, for the patient and the practice: the first eight digits of its id, such as `4K91-07HX`.
 * H, K, M, R, W and X replace the hexadecimal letters: they do not look like digits and are clear on the phone.
 */
export const requestReference = (id: string) =>
  id
    .slice(0, 8)
    .toLowerCase()
    .replace(/[a-f]/g, (digit) => "HKMRWX".charAt(Number.parseInt(digit, 16) - 10))
    .replace(/.{4}/, "$&-");
