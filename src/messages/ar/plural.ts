/** The form of a noun, or of what is said about it, after a number. */
export const plural = (count: number, forms: Record<Intl.LDMLPluralRule, string>) =>
  forms[new Intl.PluralRules("ar").select(count)];
