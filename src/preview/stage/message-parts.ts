// The default alphabet and its extension table (3GPP TS 23.038, 6.2.1 and 6.2.1.1).
const BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
    "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const EXTENSION = new Set("\f^{}\\[~]|€");

// Units of a message that stands alone, and of each of several, which carry a header that puts
// them together (3GPP TS 23.040, 9.2.3.24.1).
const ROOM = { septets: { alone: 160, each: 153 }, words: { alone: 70, each: 67 } };

export interface MessageParts {
  /** As a reader counts them, roughly: by code points. */
  characters: number;
  /** Whether a character outside of the default alphabet makes each of them take more room. */
  isWide: boolean;
  /** How many messages are paid for. */
  parts: number;
}

/** What becomes of a text on its way to a phone. */
export function messageParts(text: string): MessageParts {
  const characters = [...text];
  const isWide = characters.some((one) => !BASIC.has(one) && !EXTENSION.has(one));
  const { alone, each } = isWide ? ROOM.words : ROOM.septets;
  // An extended character takes an escape as well, one outside of Unicode's first plane two words.
  const units = characters.map((one) => (isWide ? one.length : EXTENSION.has(one) ? 2 : 1));
  const all = units.reduce((sum, unit) => sum + unit, 0);
  return { characters: characters.length, isWide, parts: all <= alone ? 1 : packed(units, each) };
}

/** How many parts hold the units, none of which is torn apart. */
function packed(units: readonly number[], each: number): number {
  let parts = 1;
  let taken = 0;
  for (const unit of units) {
    if (taken + unit > each) {
      parts += 1;
      taken = 0;
    }
    taken += unit;
  }
  return parts;
}
