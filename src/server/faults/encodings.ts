const UNKNOWN = "?".charCodeAt(0);
const BYTE = 0x100;

/** Little-endian, with its mark in front. */
export function asUtf16(text: string): Uint8Array<ArrayBuffer> {
  const marked = `\ufeff${text}`;
  const bytes = new Uint8Array(marked.length * 2);
  for (let index = 0; index < marked.length; index += 1) {
    const unit = marked.charCodeAt(index);
    bytes[index * 2] = unit % BYTE;
    bytes[index * 2 + 1] = Math.floor(unit / BYTE);
  }
  return bytes;
}

/** One byte for each character; a question mark for what ISO 8859-1 lacks. */
export const asLatin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => {
    const unit = character.charCodeAt(0);
    return unit < BYTE ? unit : UNKNOWN;
  });

export const withByteOrderMark = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\ufeff${text}`);
