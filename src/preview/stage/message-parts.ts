// The GSM 7-bit default alphabet and its extension table (3GPP TS 23.038, 6.2.1 and 6.2.1.1).
const BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
    "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const EXTENSION = new Set("\f^{}\\[~]|€");

// Units per message, by encoding. Each part of a longer text has a concatenation header (3GPP TS
// 23.040, 9.2.3.24.1).
const CAPACITY = { gsm7: { single: 160, part: 153 }, ucs2: { single: 70, part: 67 } };

export interface MessageParts {
  /** Code points. */
  characters: number;
  /** Whether a character outside the default alphabet requires UCS-2 for the whole text. */
  isUcs2: boolean;
  /** The number of messages that are billed. */
  parts: number;
}

/** How a text is split into text messages. */
export function messageParts(text: string): MessageParts {
  const characters = [...text];
  const isUcs2 = characters.some((character) => !BASIC.has(character) && !EXTENSION.has(character));
  const { single, part } = CAPACITY[isUcs2 ? "ucs2" : "gsm7"];
  // The extension table needs an escape, and characters beyond the BMP are surrogate pairs.
  const units = characters.map((character) =>
    isUcs2 ? character.length : EXTENSION.has(character) ? 2 : 1,
  );
  const total = units.reduce((sum, unit) => sum + unit, 0);
  const parts = total <= single ? 1 : countParts(units, part);
  return { characters: characters.length, isUcs2, parts };
}

/** The number of parts; a character is never split between two. */
function countParts(units: readonly number[], capacity: number): number {
  let parts = 1;
  let used = 0;
  for (const unit of units) {
    if (used + unit > capacity) {
      parts += 1;
      used = 0;
    }
    used += unit;
  }
  return parts;
}
