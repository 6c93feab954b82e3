import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

/**
 * `npm run test:mutation` changes the code of these folders in one place at a time, and fails if
 * the folder's own unit tests notice less than 85 % of the changes. Only what has changed since
 * the last run is tested again. `npm run test:mutation -- form/date` tries a part of a folder.
 */
const FOLDERS = ["branding", "contract", "form"];
const MIN_SCORE = 85;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: "string", default: String(availableParallelism()) } },
});
const targets = positionals.length > 0 ? positionals : FOLDERS;
const folderOf = (target: string) => target.split("/", 1)[0] ?? target;
const unknown = targets.filter((target) => !FOLDERS.includes(folderOf(target)));
if (unknown.length > 0) {
  console.error(`Not in ${FOLDERS.join(", ")}: ${unknown.join(", ")}`);
  process.exit(2);
}

// The factor of test/fuzz.
process.env.FUZZ_FACTOR = "0.02";
for (const target of targets) {
  const folder = folderOf(target);
  // For vitest.config.ts.
  process.env.MUTATED_FOLDER = folder;
  console.log(`\n── Mutants of src/${target} ──`);
  await new Stryker({
    mutate: [target.endsWith(".ts") ? `src/${target}` : `src/${target}/**/*.ts`],
    testRunner: "vitest",
    // `forks` is the default of Vitest. In a thread, the stack has another size.
    vitest: { configFile: "src/tasks/mutation/vitest.config.ts", pool: "forks" },
    plugins: ["@stryker-mutator/vitest-runner"],
    ignorePatterns: ["/*", "!/src", "!/test", "!/package.json", "!/tsconfig.json"],
    // Stryker would rewrite it with the API of TypeScript, which TypeScript 7 does not have.
    tsconfigFile: "none",
    // More than a slow machine needs, because a mutant that runs out of time counts as noticed.
    timeoutMS: 15_000,
    concurrency: Number(values.concurrency),
    incremental: true,
    incrementalFile: `node_modules/.cache/stryker/${folder}.json`,
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: {
      allowColor: false,
      allowEmojis: false,
      reportTests: false,
      logTests: false,
    },
    thresholds: { high: 100, low: MIN_SCORE, break: MIN_SCORE },
  }).runMutationTest();
}
