interface Part {
  type: string;
  value: string;
  /** Of a range: `shared` between the two times. */
  source?: string;
}

const TIME = new Set(["hour", "minute", "dayPeriod", "timeZoneName"]);
const WORD_JOINER = "\u2060";

/**
 * The text of formatted parts, in which a time does not break over two lines: `2:00 PM`, `14 h 30`, and
 * `下午2:00`, which may break before each character. A range may break around its dash.
 */
export const unbrokenTime = (parts: readonly Part[]): string =>
  parts
    .map(({ type, value, source }, index) => {
      const isTime = (part: Part | undefined) => part !== undefined && TIME.has(part.type);
      if (type === "dayPeriod")
        return value.replace(/ /g, "\u00a0").replace(/\p{Script=Han}/gu, `$&${WORD_JOINER}`);
      const isInTime = isTime(parts[index - 1]) && isTime(parts[index + 1]) && source !== "shared";
      return type === "literal" && isInTime ? value.replace(/ /g, "\u00a0") : value;
    })
    .join("");
