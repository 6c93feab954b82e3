import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import type { ViteUserConfig } from "vitest/config";
import { chromiumArgs, findBrowser } from "../browser/find-browser.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const inBrowser = ["test/**/*.browser.test.ts", "test/**/*.browser.test.tsx"];

/** The configuration of the unit tests (Node) and the component tests (Chromium). */
export async function testProjects(): Promise<ViteUserConfig> {
  const executablePath = await findBrowser("chromium");
  return {
    root,
    publicDir: "public",
    logLevel: "warn",
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            environment: "node",
            include: ["test/**/*.test.ts"],
            exclude: inBrowser,
            // By itself vitest leaves one core idle, which on two is half of the machine.
            maxWorkers: "100%",
            // A busy machine is no reason to fail: what hangs is ended, what is slow is not.
            testTimeout: 30_000,
            hookTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            name: "browser",
            include: inBrowser,
            browser: {
              enabled: true,
              headless: true,
              ui: false,
              screenshotFailures: false,
              viewport: { width: 1024, height: 900 },
              provider: playwright({
                // Room for the tests' frame, which is scaled down otherwise and clicked beside.
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
