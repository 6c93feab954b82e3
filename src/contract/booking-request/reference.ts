/**
 * The reference of a booking request, for the patient after sending and for the practice in its
 * inbox: the first eight digits of the id in two groups, such as `4K91-07HX`. H, K, M, R, W and X
 * replace the hexadecimal letters, because they do not look like digits and are easy to tell apart
 * on the phone.
 */
export const requestReference = (id: string) =>
  id
    .slice(0, 8)
    .toLowerCase()
    .replace(/[a-f]/g, (digit) => "HKMRWX".charAt(Number.parseInt(digit, 16) - 10))
    .replace(/.{4}/, "$&-");
