import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

/**
 * `npm run test:mutation` changes the code of these folders in one place at a time, and fails if the
 * unit tests notice less than 85 % of the changes in one of them: the tests of that folder, and for
 * `form/*.ts` also those of the state. Only what has changed since the last run is tested again.
 */
const TARGETS = [
  "branding",
  "contract",
  "form/date",
  "form/email",
  "form/questions",
  "form/phone",
  "form/text",
  "form/slots",
  "form/*.ts",
];
const MIN_SCORE = 85;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: "string", default: String(availableParallelism()) },
    force: { type: "boolean", default: false },
  },
});
const targets = positionals.length > 0 ? positionals : TARGETS;
const unknown = targets.filter((target) => !/^(branding|contract|form)(\/|$)/.test(target));
if (unknown.length > 0) {
  console.error(`Not in branding, contract or form: ${unknown.join(", ")}`);
  process.exit(2);
}

// The factor of test/fuzz.
process.env.FUZZ_FACTOR = "0.02";
for (const target of targets) {
  const isFile = target.endsWith(".ts");
  // For vitest.config.ts.
  process.env.MUTATION_TESTS = isFile
    ? // The state machine's tests go through the plan, the validation and the hints.
      `{${dirname(target)}/*,state/**/*}`
    : `${target}/**/*`;
  console.log(`\n── Mutants of src/${target} ──`);
  await new Stryker({
    mutate: [isFile ? `src/${target}` : `src/${target}/**/*.ts`],
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
    force: values.force,
    incrementalFile: `node_modules/.cache/stryker/${target.replace(/\W+/g, "-")}.json`,
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
