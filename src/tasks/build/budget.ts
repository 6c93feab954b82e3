import { kB, type Sizes } from "./measure-size.ts";
import type { Output } from "./outputs.ts";

/** Limit in bytes (brotli) of everything that must load before the English form is usable. */
export const MAX_INITIAL_BROTLI = 28_000;

/**
 * Compares each file with its own budget, and the initial files with the limit; the message also has
 * the totals of other languages.
 */
export function checkBudget(files: readonly Sizes[]): { ok: boolean; message: string } {
  const total = (...wanted: Output["initial"][]) =>
    files
      .filter(({ initial }) => wanted.includes(initial))
      .reduce((bytes, { brotli }) => bytes + brotli, 0);
  const tooLarge = files.filter(({ brotli, budget }) => budget !== null && brotli > budget);
  const ok = total(true) <= MAX_INITIAL_BROTLI && tooLarge.length === 0;
  const languages = files.flatMap(({ initial }) => (typeof initial === "string" ? initial : []));
  const names = new Intl.DisplayNames("en", { type: "language" });
  const others = languages.map((code) => `; in ${names.of(code)} ${kB(total(true, code))}`);
  const sizes = `${kB(total(true))} (brotli) until the form is usable, limit ${kB(MAX_INITIAL_BROTLI)}${others.join("")}.`;
  if (ok) return { ok, message: sizes };
  const lines = tooLarge.map(
    ({ file, brotli, budget }) => `${file}: ${brotli} bytes (brotli), budget ${budget}.`,
  );
  const help = "To see the modules in each file, run: npm run build -- --modules";
  return { ok, message: [`Over budget: ${sizes}`, ...lines, help].join("\n") };
}
