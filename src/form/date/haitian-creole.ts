// Every language's chunk contains this file: it imports nothing, and runs no code when it is loaded.
const MONTHS = "janvye fevriye mas avril me jen jiyè out septanm oktòb novanm desanm";
/** The beginnings of the French words in dates and lists, long and short, in the order of the translations. */
const FRENCH =
  "janv févr mars avr mai juin juil août sept oct nov déc lun mardi mer jeu ven sam dim à et";
const OTHERS = "lendi madi mèkredi jedi vandredi samdi dimanch a ak";
const FRENCH_ZONE =
  /heure (normale |d’été )?(?:de |du |des )(l’est|centre|rocheuses|pacifique)(?: nord-américain)?$/i;
const ZONES: Record<string, string> = {
  "normale ": "nòmal ",
  "d’été ": "ete ",
  "l’est": "Lès",
  centre: "Santral",
  rocheuses: "Montay",
  pacifique: "Pasifik",
};

/** January to December, which people also type. */
export const haitianMonths = () => MONTHS.split(" ");

const isHaitian = (tag: string) => /^ht\b/.test(tag);

/** The locale whose data a language uses: no engine has those of Haitian Creole (CLDR 48). */
export const intlLocale = (tag: string) => (isHaitian(tag) ? "fr" : tag);

/** Translates a date or a list that `Intl` has formatted with French data, if the language is Haitian Creole. */
export function fromIntl(text: string, tag: string): string {
  if (!isHaitian(tag)) return text;
  const words = [...haitianMonths(), ...OTHERS.split(" ")];
  const french = FRENCH.split(" ");
  return text
    .replace(
      /[a-zàéèû]+\.?/gi,
      (word) => words[french.findIndex((start) => word.startsWith(start))] ?? word,
    )
    .replace(
      FRENCH_ZONE,
      (_, season: string | undefined, zone: string) =>
        `lè ${season ? ZONES[season] : ""}zòn ${ZONES[zone.toLowerCase()]}`,
    );
}
