// The digits in the form's languages; "o" and "oh" are zero in English.
const WORDS = [
  "oh|zero|one|two|three|four|five|six|seven|eight|nine|double|triple",
  "cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve",
  "صفر|واحد|اثن(?:ان|ين)|ثلاثة?|أربعة?|اربعة?|خمسة?|ستة?|سبعة?|ثمان(?:ية|ي)?|تسعة?",
];

/** Whether a text has digits that are written as words. */
export const hasDigitWords = (text: string) =>
  new RegExp(`(?:^|\\P{L})(?:${WORDS.join("|")})(?!\\p{L})`, "iu").test(text);
