import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian installs servers, which is not on the PATH of every user, and the PATH. */
const FOLDERS = [
  ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
  "/usr/sbin",
  ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
];

export const findProgram = (name: string): string | null =>
  FOLDERS.map((folder) => join(folder, name)).find(existsSync) ?? null;

/** By variable, name on the PATH, or where macOS and Windows install them. Chromium without an interface is faster. */
const LOCATIONS = {
  chromium: {
    variable: "BROWSER_PATH",
    commands: ["chromium-headless-shell", "chromium", "google-chrome", "chromium-browser"],
    paths: [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ],
  },
  firefox: {
    variable: "FIREFOX",
    commands: ["firefox-esr", "firefox"],
    paths: [
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ],
  },
};

/** The path of an installed browser, or null. Another one than the variable names would be confusing. */
function installedBrowser(engine: keyof typeof LOCATIONS): string | null {
  const { variable, commands, paths } = LOCATIONS[engine];
  const named = process.env[variable];
  if (named && !existsSync(named)) {
    throw new Error(`${variable} is ${named}, but there is no such file.`);
  }
  return named || (commands.map(findProgram).find(Boolean) ?? paths.find(existsSync) ?? null);
}

/**
 * The tests' browser: installed or from Playwright, which cannot test an installed Safari; null if missing.
 * @throws Error if an environment variable names a missing program
 */
export async function findBrowser(
  engine: "chromium" | "firefox" | "webkit",
): Promise<string | null> {
  if (engine === "firefox") return installedBrowser(engine);
  if (engine === "webkit")
    return (await downloadedBrowser(engine)) ?? findWebKitGtk()?.browser ?? null;
  return installedBrowser(engine) ?? downloadedBrowser(engine);
}

export async function downloadedBrowser(engine: "chromium" | "webkit"): Promise<string | null> {
  const playwright = await import("playwright");
  const path = playwright[engine].executablePath();
  return existsSync(path) ? path : null;
}

/** Flags for Chromium: no background requests; as root no sandbox, which it cannot set up. */
export const chromiumArgs: string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** WebKit's port to Linux without a desktop: WebDriver server, MiniBrowser and virtual X server; null if incomplete. */
export function findWebKitGtk() {
  const [driver, xvfb] = ["WebKitWebDriver", "Xvfb"].map(findProgram);
  const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  return driver && browser && xvfb ? { driver, browser, xvfb } : null;
}

export type WebKitGtk = NonNullable<ReturnType<typeof findWebKitGtk>>;

export const hasScreenReader = () =>
  ["orca", "Xvfb", "openbox", "xdotool", "dbus-daemon", "dbus-send", "firefox-esr"].every(
    findProgram,
  );
