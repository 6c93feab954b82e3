import { LANGUAGE_CODES, type LanguageCode } from "../../../messages/languages.ts";
import { formatBytes, type Sizes } from "./measure-size.ts";

/** Limits in bytes (brotli) of everything that must load before the form is usable. */
export const MAX_INITIAL_BROTLI: Readonly<Record<LanguageCode, number>> = {
  en: 25_000,
  es: 27_500,
  ar: 27_850,
};

export interface BudgetResult {
  message: string;
  /** The names of the files that are over their own budget, or part of a total that is. */
  over: readonly string[];
}

/** Compares each file with its own budget, and each language's initial files with its limit. */
export function checkBudget(files: readonly Sizes[], limits = MAX_INITIAL_BROTLI): BudgetResult {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const totals = LANGUAGE_CODES.map((code) => {
    const initial = files.filter((file) => file.initial === true || file.initial === code);
    const bytes = initial.reduce((sum, { brotli }) => sum + brotli, 0);
    const text = `${names.of(code)} ${formatBytes(bytes)} (limit ${formatBytes(limits[code])})`;
    return { text, over: bytes > limits[code] ? initial : [] };
  });
  const tooLarge = files.filter(({ brotli, budget }) => budget !== null && brotli > budget);
  const over = [...new Set([...tooLarge, ...totals.flatMap((total) => total.over)])];
  const summary = `Until the form is usable, in bytes (brotli): ${totals.map(({ text }) => text).join(", ")}.`;
  const lines = tooLarge.map(
    ({ file, brotli, budget }) =>
      `${file}: ${formatBytes(brotli)} bytes (brotli), limit ${formatBytes(budget)}.`,
  );
  return {
    message: [over.length > 0 ? `Over budget. ${summary}` : summary, ...lines].join("\n"),
    over: over.map(({ file }) => file),
  };
}
