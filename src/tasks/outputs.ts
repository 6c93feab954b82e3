import { fileURLToPath } from "node:url";
import type { InlineConfig } from "vite";

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
  /** Whether a patient waits for it before the form can be used. */
  initial: boolean;
}

/** A file beside the script, which the script loads when it is needed. */
const part = (input: string, name: string): Output => ({
  input,
  file: `web-scheduler-${name}.js`,
  format: "es",
  packages: "inside",
  initial: false,
});

/** Everything that one build writes, beside what lies in `public`. */
export const outputs: readonly Output[] = [
  {
    input: "embed/script.ts",
    file: "web-scheduler.js",
    format: "iife",
    packages: "inside",
    initial: true,
  },
  part("embed/later.ts", "later"),
  part("embed/phone-part.ts", "phone"),
  part("messages/es.ts", "es"),
  part("messages/ar.ts", "ar"),
  { input: "index.ts", file: "index.js", format: "es", packages: "outside", initial: false },
];

/** The outputs that a page loads from the server, so that the development server has them too. */
export const served = outputs.filter((output) => output.packages === "inside");

/** The folder that Vite serves pages from. */
export const root = fileURLToPath(new URL("..", import.meta.url));
/** What is published as it is. */
export const publicDir = fileURLToPath(new URL("../../public", import.meta.url));
/** Where the build is written. */
export const outDir = fileURLToPath(new URL("../../dist", import.meta.url));

/**
 * How Vite builds one output. The development server builds with the same options, so that what
 * is tried is what is shipped.
 */
export function outputConfig(output: Output): InlineConfig {
  const inside = output.packages === "inside";
  const name = output.file.replace(/\.js$/, "");
  return {
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    mode: "production",
    define: inside ? { "process.env.NODE_ENV": '"production"' } : {},
    build: {
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      target: "es2022",
      minify: inside,
      license: inside ? { fileName: `${name}.licenses.md` } : false,
      // Library mode leaves out the preload helper, which old host pages break.
      lib: {
        entry: output.input,
        name: "WebSchedulerScript",
        formats: [output.format],
        fileName: () => output.file,
      },
      rolldownOptions: {
        external: inside ? [] : (id) => !/^[./]|^\0|^[A-Za-z]:/.test(id),
        output: {
          minify: inside,
          // The script says itself which global it sets: an export here would add another one.
          ...(output.format === "iife" ? { exports: "none" as const } : {}),
          ...(inside
            ? { postBanner: `/*! Web Scheduler, MIT; packages inside: ${name}.licenses.md */` }
            : {}),
        },
      },
    },
  };
}
