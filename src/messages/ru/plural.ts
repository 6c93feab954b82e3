/** The form of a noun after a whole number: 1 символ, 2 символа, 5 символов. */
export const plural = (count: number, one: string, few: string, many: string) =>
  ({ one, few, zero: many, two: many, many, other: many })[
    new Intl.PluralRules("ru").select(count)
  ];
