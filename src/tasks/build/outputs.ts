import { readFileSync } from "node:fs";
import { LANGUAGE_CODES, type LanguageCode } from "../../messages/languages.ts";

/** The version in package.json, which is part of the names of immutable files. */
export const { version } = JSON.parse(
  readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
) as { version: string };

/** A file that a practice's page loads, or that users of the npm package import. */
export interface Output {
  /** Its source, relative to `src`. */
  input: string;
  /** Its path in `dist`. */
  file: string;
  /** Classic script or module. */
  format: "iife" | "es";
  /** Whether the packages and chunks that it imports are bundled, or left to the user's bundler. */
  packages: "bundled" | "external";
  /** Whether it must load before the form is usable, for everyone or in one language. */
  initial: boolean | LanguageCode;
  /** Whether it contains sentences in several scripts; then it is not limited to ASCII. */
  isTranslated?: true;
}

/**
 * A file that the script loads on demand. Its name contains the version, so that a cache cannot
 * combine a script with another version's chunks.
 */
const chunk = (input: string, name: string, initial: Output["initial"] = false): Output => ({
  input,
  file: `web-scheduler-${version}-${name}.js`,
  format: "es",
  packages: "bundled",
  initial,
});

/** Everything that the build writes, in addition to a copy of `public`. */
export const outputs: readonly Output[] = [
  {
    input: "embed/script/script.ts",
    file: "web-scheduler.js",
    format: "iife",
    packages: "bundled",
    initial: true,
  },
  chunk("embed/chunks/deferred/deferred.ts", "deferred"),
  chunk("embed/chunks/phone/phone.ts", "phone"),
  chunk("embed/chunks/doctor/doctor.ts", "doctor"),
  // Not "popup": ad blockers' filter lists match that file name.
  chunk("embed/chunks/popup/popup.tsx", "dialog"),
  chunk("embed/chunks/questions/questions.ts", "times"),
  // The first screens of English are part of the script.
  chunk("messages/en.ts", "en"),
  ...LANGUAGE_CODES.filter((code) => code !== "en").map(
    (code): Output => ({
      ...chunk(`messages/${code}.ts`, code, code),
      isTranslated: true,
    }),
  ),
  {
    input: "embed/npm/index.ts",
    file: "npm/index.js",
    format: "es",
    packages: "external",
    initial: false,
  },
];

/** The outputs that a page loads; the development server serves them too. */
export const served = outputs.filter((output) => output.packages === "bundled");
