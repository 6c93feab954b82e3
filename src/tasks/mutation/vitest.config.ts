import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The unit tests of a part of `src`, as `mutation.ts` runs them. */
export default defineConfig({
  root: fileURLToPath(new URL("../../..", import.meta.url)),
  test: {
    environment: "node",
    include: [`test/${process.env.MUTATION_TESTS}.test.ts`],
    // Measures time, which mutated code needs more of.
    exclude: ["test/form/long-input.test.ts"],
    setupFiles: [fileURLToPath(new URL("./few-inputs.ts", import.meta.url))],
    // One process for all files of a mutant, which takes half the time.
    isolate: false,
    testTimeout: 30_000,
  },
});
