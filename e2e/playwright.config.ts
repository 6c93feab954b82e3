import { defineConfig, devices, type Project } from "@playwright/test";
import { chromiumArgs, findBrowser } from "../src/tasks/find-programs.ts";

// Tests expect times in this zone; browsers and servers inherit it.
process.env.TZ = "UTC";

// Playwright ends the server below when this process exits, but would leave it running after this signal.
process.once("SIGTERM", () => process.exit(143));

const chromium = await findBrowser("chromium");
const firefox = await findBrowser("firefox");
const minutes = 60_000;

/** A journey of each kind: what differs between engines is focus, policies, and how a page loads. */
const JOURNEYS = [
  "accessibility/keyboard.test.ts",
  "booking/booking.test.ts",
  "embed/csp/strict-policy.test.ts",
  "embed/dialog/host-page.test.ts",
];
const inFirefox: Project = {
  outputDir: "../test-results/firefox",
  use: {
    ...devices["Desktop Firefox"],
    channel: "moz-firefox",
    ...(firefox === null ? {} : { launchOptions: { executablePath: firefox } }),
  },
};

export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  workers: 2,
  // A test that needs its second try is listed at the end; it runs alone, after all others.
  retries: 1,
  retryStrategy: "isolated",
  forbidOnly: Boolean(process.env.CI),
  // It ends tests that hang, but not slow ones on a busy machine.
  timeout: 90_000,
  globalTimeout: 90 * minutes,
  expect: { timeout: 10_000 },
  // The report is for the closing line of `npm test`.
  reporter: [["dot"], ["json", { outputFile: "../test-results/playwright.json" }]],
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  updateSnapshots: "none",
  use: { trace: "off", video: "off", screenshot: "only-on-failure", actionTimeout: 15_000 },
  projects: [
    {
      name: "chromium",
      testIgnore: "screen-reader/**",
      outputDir: "../test-results/chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          args: chromiumArgs,
          ...(chromium === null ? {} : { executablePath: chromium }),
        },
      },
    },
    { name: "firefox", testIgnore: ["older/**", "preview/**", "screen-reader/**"], ...inFirefox },
    { name: "firefox-journeys", testMatch: JOURNEYS, grepInvert: /@chromium-only/, ...inFirefox },
    {
      name: "webkit",
      testIgnore: ["older/**", "preview/**", "screen-reader/**"],
      outputDir: "../test-results/webkit",
      use: { browserName: "webkit" },
    },
    {
      // Starts Firefox itself, with Orca.
      name: "screen-reader",
      testMatch: "screen-reader/*.test.ts",
      outputDir: "../test-results/screen-reader",
      // A user can run only one Orca.
      workers: 1,
      timeout: 4 * minutes,
    },
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
