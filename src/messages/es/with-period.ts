/** The text with one period at its end: times such as “7:32 p.m.” have their own. */
export const withPeriod = (text: string) => (text.endsWith(".") ? text : `${text}.`);
