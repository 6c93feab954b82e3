import { readFileSync } from "node:fs";

/** The version in package.json, which the names of immutable files carry. */
export const { version } = JSON.parse(
  readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
) as { version: string };

/** A file that a practice embeds, or that a package's user imports. */
export interface Output {
  /** Its source, from `src`. */
  input: string;
  /** Its name in `dist`. */
  file: string;
  /** `iife` for a classic script; `es` for a module. */
  format: "iife" | "es";
  /** Whether the packages that it uses are in it (a page) or beside it (a bundler resolves them). */
  packages: "inside" | "outside";
  /** Whether a patient waits for it before the form can be used; a language, for its readers. */
  initial: boolean | "Spanish" | "Arabic";
}

/**
 * A file beside the script, which the script loads when it is needed. Its name carries the
 * version, so that no cache can put a part of one version beside a script of another.
 */
const part = (input: string, name: string, initial: Output["initial"] = false): Output => ({
  input,
  file: `web-scheduler-${version}-${name}.js`,
  format: "es",
  packages: "inside",
  initial,
});

/** Everything that one build writes, beside what lies in `public`. */
export const outputs: readonly Output[] = [
  {
    input: "embed/script/script.ts",
    file: "web-scheduler.js",
    format: "iife",
    packages: "inside",
    initial: true,
  },
  part("embed/chunks/deferred/deferred.ts", "later"),
  part("embed/chunks/phone/phone.ts", "phone"),
  part("embed/chunks/doctor/doctor.ts", "doctor"),
  // Named for what it is: lists of ad blockers have rules about files called "popup".
  part("embed/chunks/popup/popup.ts", "dialog"),
  part("embed/chunks/attribution/visit.ts", "visit"),
  part("embed/chunks/draft/draft.ts", "draft"),
  part("messages/es.ts", "es", "Spanish"),
  part("messages/ar.ts", "ar", "Arabic"),
  {
    input: "embed/npm/index.ts",
    file: "npm/index.js",
    format: "es",
    packages: "outside",
    initial: false,
  },
];

/** The outputs that a page loads from the server, so that the development server has them too. */
export const served = outputs.filter((output) => output.packages === "inside");
