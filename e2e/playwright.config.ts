import { defineConfig, devices } from "@playwright/test";
import { chromiumArgs, findBrowser } from "../src/tasks/browser/find-browser.ts";

const full = process.env.FULL === "1";
const chromium = await findBrowser("chromium");
const firefox = full ? await findBrowser("firefox") : null;
const minutes = 60_000;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  globalTimeout: (full ? 60 : 15) * minutes,
  expect: { timeout: 10_000 },
  reporter: "list",
  // `npm run update-snapshots` replaces them.
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  updateSnapshots: process.env.UPDATE_SNAPSHOTS === "1" ? "all" : "none",
  use: { trace: "off", video: "off", screenshot: "only-on-failure", actionTimeout: 15_000 },
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          args: chromiumArgs,
          ...(chromium === null ? {} : { executablePath: chromium }),
        },
      },
    },
    ...(firefox === null
      ? []
      : [
          {
            name: "firefox",
            // The preview is tested in Chromium only.
            testIgnore: "preview/**",
            use: {
              ...devices["Desktop Firefox"],
              channel: "moz-firefox",
              launchOptions: { executablePath: firefox },
            },
          },
        ]),
  ],
  // The stand-alone server, which serves the build.
  webServer: {
    command: `"${process.execPath}" src/server/hosts/command.ts --port 0 --data :memory:`,
    cwd: "..",
    // Playwright sets SITE_PORT from the named group.
    wait: { stdout: /ready http:\/\/localhost:(?<site_port>\d+)\// },
    timeout: 20_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2_000 },
  },
});
