import { defineConfig, devices } from "@playwright/test";
import { chromiumArgs, findBrowser } from "../src/tasks/browser/find-browser.ts";

// Tests expect times in this zone; browsers and servers inherit it.
process.env.TZ = "UTC";

const full = process.env.FULL === "1";
const chromium = await findBrowser("chromium");
const firefox = await findBrowser("firefox");
const webkit = await findBrowser("webkit");
const minutes = 60_000;

/** What `npm test` runs in Firefox and WebKit; `npm run test:all` runs all but the preview. */
const SELECTION = [
  "accessibility/{focus,keyboard,reflow}.test.ts",
  "booking/{booking,languages}.test.ts",
  "embed/csp/strict-policy.test.ts",
  "embed/language-menu.test.ts",
  "embed/polluted-prototype.test.ts",
  "embed/popup/*.test.ts",
  "hosts/hosts.test.ts",
];
const otherEngines = {
  workers: 2,
  ...(full
    ? { testIgnore: ["preview/**", "screen-reader/**"] }
    : { testMatch: SELECTION, grepInvert: /@chromium-only|@all/ }),
};

export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  // More than most continuous integration has cores, because tests wait for half of the time. Firefox
  // and WebKit run at the same time (src/tasks/test/test-steps.ts).
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // It ends tests that hang, but not slow ones on a busy machine.
  timeout: 90_000,
  globalTimeout: (full ? 60 : 30) * minutes,
  expect: { timeout: 10_000 },
  reporter: "list",
  // `npm run update-snapshots` replaces them.
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  updateSnapshots: process.env.UPDATE_SNAPSHOTS === "1" ? "all" : "none",
  use: { trace: "off", video: "off", screenshot: "only-on-failure", actionTimeout: 15_000 },
  projects: [
    {
      // Starts Firefox itself, with Orca.
      name: "screen-reader",
      testMatch: "screen-reader/*.test.ts",
      outputDir: "../test-results/screen-reader",
      // A user can run only one Orca.
      workers: 1,
      timeout: 4 * minutes,
      ...(full ? {} : { grep: /@npm-test/ }),
    },
    {
      name: "chromium",
      testIgnore: "screen-reader/**",
      ...(full ? {} : { grepInvert: /@all/ }),
      outputDir: "../test-results/chromium",
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
            outputDir: "../test-results/firefox",
            ...otherEngines,
            use: {
              ...devices["Desktop Firefox"],
              channel: "moz-firefox",
              launchOptions: { executablePath: firefox },
            },
          },
        ]),
    ...(webkit === null
      ? []
      : [
          {
            name: "webkit",
            outputDir: "../test-results/webkit",
            ...otherEngines,
            // It takes the longest of the steps that run at the same time.
            workers: 3,
            use: { browserName: "webkit" as const },
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
