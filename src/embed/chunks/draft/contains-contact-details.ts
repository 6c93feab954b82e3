// In the languages of the form, and in Han script, whose numerals are letters to Unicode.
const NUMBER_WORD =
  /(?<!\p{L})(?:zero|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|صفر|واحد|اثن(?:ان|ين)|ثلاثة?|[أا]ربعة?|خمسة?|ستة?|سبعة?|ثماني?ة?|تسعة?)(?!\p{L})|[〇零一二三四五六七八九]/giu;

const SIGNS: readonly RegExp[] = [
  // Digits of any script, and what else stands for a number: ⅷ, ⑤.
  /\p{N}/u,
  // An e-mail address or one of the web.
  /@|:\/\/|\p{L}\.\p{L}{2}/u,
];

/**
 * Whether a text could lead a patient to somebody else: it has a number, an e-mail address or one
 * of the web in it. Rather too strict; two words for digits are a number already.
 */
export function leadsElsewhere(text: string): boolean {
  // As a reader sees it: full-width signs as their common ones, and nothing invisible in between.
  const read = text.normalize("NFKC").replace(/\p{C}|\p{M}/gu, "");
  return (
    SIGNS.some((sign) => sign.test(text) || sign.test(read)) ||
    (read.match(NUMBER_WORD)?.length ?? 0) > 1
  );
}
