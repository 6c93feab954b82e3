import { kB, type Sizes } from "./measure-size.ts";
import type { Output } from "./outputs.ts";

/** Limit in bytes (brotli) of everything that must load before the English form is usable. */
export const MAX_INITIAL_BROTLI = 28_000;

/** Compares the initial files with the limit; the message also has the totals of other languages. */
export function checkBudget(files: readonly Sizes[]): { ok: boolean; message: string } {
  const total = (...wanted: Output["initial"][]) =>
    files
      .filter(({ initial }) => wanted.includes(initial))
      .reduce((bytes, { brotli }) => bytes + brotli, 0);
  const ok = total(true) <= MAX_INITIAL_BROTLI;
  const languages = files.flatMap(({ initial }) => (typeof initial === "string" ? initial : []));
  const names = new Intl.DisplayNames("en", { type: "language" });
  const others = languages.map((code) => `; in ${names.of(code)} ${kB(total(true, code))}`);
  const sizes = `${kB(total(true))} (brotli) until the form is usable, limit ${kB(MAX_INITIAL_BROTLI)}${others.join("")}.`;
  return { ok, message: ok ? sizes : `Over budget: ${sizes}` };
}
