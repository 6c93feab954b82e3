import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import type { ViteUserConfig } from "vitest/config";
import type { Reporter } from "vitest/node";
import { chromiumArgs, findBrowser } from "../find-programs.ts";
import { repository as root } from "../paths.ts";

const browserTests = ["test/**/*.browser.test.ts", "test/**/*.browser.test.tsx"];
const systemTests = ["test/**/*.system.test.ts"];

/** Names the flaky tests, which passed only on a retry. */
const retriesReporter: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests("passed")]);
    for (const test of tests.filter((test) => test.diagnostic()?.flaky)) {
      console.log(`Passed on its second try: ${test.module.relativeModuleId} > ${test.fullName}`);
    }
  },
};

/** Left out of `npm test`. A tag filter would load these files, and count their tests as skipped. */
const taggedFiles = () =>
  globSync("test/**/*.test.{ts,tsx}", { cwd: root }).filter((file) =>
    readFileSync(join(root, file), "utf8").includes("@module-tag all"),
  );

/** The projects run one after the other: two cores are too few for two. */
export async function testProjects({ isAll }: { isAll: boolean }): Promise<ViteUserConfig> {
  const left = isAll ? [] : taggedFiles();
  const executablePath = await findBrowser("chromium");
  return {
    root,
    publicDir: "public",
    logLevel: "warn",
    test: {
      tags: [{ name: "all", description: "Only `npm run test:all` runs it." }],
      // For tests that hang, not for slow ones on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      exclude: left,
      retry: 1,
      reporters: ["default", retriesReporter, ["json", { outputFile: "test-results/vitest.json" }]],
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            retry: 0,
            include: ["test/**/*.test.ts"],
            sequence: { groupOrder: 0 },
            exclude: [...browserTests, ...systemTests],
            // By default, Vitest leaves one core idle, half of a two-core machine.
            maxWorkers: "100%",
            // A process per file would spend more time on imports than on tests. Each file restores what it changes.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: "system",
            include: systemTests,
            sequence: { groupOrder: 2 },
            // They start programs; those of `test:all` use both cores of a small machine.
            maxWorkers: isAll ? 1 : 2,
          },
        },
        {
          extends: true,
          // Vite reloads the page when it discovers one later, which hangs the test's frame.
          optimizeDeps: {
            include: [
              "@preact/signals",
              "@testing-library/preact",
              "axe-core",
              "ky",
              "libphonenumber-js/core",
              "libphonenumber-js/min/metadata",
              "libphonenumber-js/mobile/examples",
              "preact",
              "preact/hooks",
              "preact/jsx-dev-runtime",
              "preact/jsx-runtime",
              "zod/mini",
            ],
          },
          test: {
            name: "browser",
            // By default, Vitest starts one page for two cores; most of a test is waiting.
            maxWorkers: 2,
            include: browserTests,
            sequence: { groupOrder: 1 },
            browser: {
              enabled: true,
              headless: true,
              ui: false,
              screenshotFailures: false,
              viewport: { width: 1024, height: 900 },
              provider: playwright({
                // Larger than the tests' iframe, which Vitest would scale down, so that clicks miss.
                contextOptions: { viewport: { width: 1280, height: 1100 } },
                launchOptions: {
                  args: chromiumArgs,
                  ...(executablePath === null ? {} : { executablePath }),
                },
              }),
              instances: [{ browser: "chromium" }],
            },
          },
        },
      ],
    },
  };
}
