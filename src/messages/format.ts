/** How a language writes numbers here: with Latin digits, as in the phone numbers beside them. */
export const formatNumber = (value: number, tag: string) =>
  new Intl.NumberFormat(tag, { numberingSystem: "latn" }).format(value);
