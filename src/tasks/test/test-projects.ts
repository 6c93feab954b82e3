import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import type { ViteUserConfig } from "vitest/config";
import type { Reporter } from "vitest/node";
import { chromiumArgs, findBrowser } from "../find-programs.ts";
import { repository as root } from "../paths.ts";

const browserTests = ["test/**/*.browser.test.ts", "test/**/*.browser.test.tsx"];
const systemTests = ["test/**/*.system.test.ts"];

/** Prints the names of flaky tests: those that passed only on a retry. */
const retriesReporter: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests("passed")]);
    for (const test of tests.filter((test) => test.diagnostic()?.flaky)) {
      console.log(`Passed on its second try: ${test.module.relativeModuleId} > ${test.fullName}`);
    }
  },
};

/** What `npm test` leaves out. A filter by the tag would load these files, and count their tests as skipped. */
const taggedFiles = () =>
  globSync("test/**/*.test.{ts,tsx}", { cwd: root }).filter((file) =>
    readFileSync(join(root, file), "utf8").includes("@module-tag all"),
  );

/** Vitest's configuration. Its projects run one after the other: two cores cannot do with two of them. */
export async function testProjects({ isAll }: { isAll: boolean }): Promise<ViteUserConfig> {
  const left = isAll ? [] : taggedFiles();
  const executablePath = await findBrowser("chromium");
  return {
    root,
    publicDir: "public",
    logLevel: "warn",
    test: {
      tags: [{ name: "all", description: "Only `npm run test:all` runs it." }],
      // They end tests that hang, but not slow ones on a busy machine.
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
            // By default Vitest leaves one core idle, which is half of a two-core machine.
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
            // They start programs. Those of `test:all` use both cores of a small machine.
            maxWorkers: isAll ? 1 : 2,
          },
        },
        {
          extends: true,
          test: {
            name: "browser",
            // By default Vitest starts one page for two cores; most of a test is waiting for the browser.
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
