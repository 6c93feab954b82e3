interface Part {
  type: string;
  value: string;
  /** Of a range: `shared` between the two times. */
  source?: string;
}

/** What stays together with its neighbors: the parts of a time, and a day with its month. */
const UNBROKEN = [
  ["hour", "minute", "dayPeriod"],
  ["day", "month"],
];
const WORD_JOINER = "\u2060";

const unbreakable = (text: string) => text.replace(/ /g, "\u00a0");

/**
 * The text of formatted parts, in which neither a time nor a day with its month breaks over two lines:
 * `2:00 PM`, `14 h 30`, `November 23`, and `下午2:00`, which may break before each character. A range may
 * break around its dash.
 */
export const unbrokenTime = (parts: readonly Part[]): string =>
  parts
    .map(({ type, value, source }, index) => {
      if (type === "dayPeriod")
        return unbreakable(value).replace(/\p{Script=Han}/gu, `$&${WORD_JOINER}`);
      // `thg 11`
      if (type === "month") return unbreakable(value);
      const [before, after] = [parts[index - 1]?.type ?? "", parts[index + 1]?.type ?? ""];
      const isInside = UNBROKEN.some((types) => types.includes(before) && types.includes(after));
      return type === "literal" && isInside && source !== "shared" ? unbreakable(value) : value;
    })
    .join("");
