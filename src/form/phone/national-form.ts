/**
 * A number in E.164 as people of its country would read it, by shape alone: North American
 * numbers as `(202) 555-0143`, all others as they are.
 */
export function nationalForm(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : e164;
}
