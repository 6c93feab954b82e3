/** Where to look for a browser, in this order. */
export interface BrowserLocations {
  /** Environment variables with the path of its program. */
  variables: readonly string[];
  /** Names of its program on the PATH, looked up last. */
  commands: readonly string[];
  /** Absolute paths by platform; `%NAME%` is replaced by that environment variable. */
  paths: Partial<Record<NodeJS.Platform, readonly string[]>>;
}

const windowsRoots = ["%ProgramFiles%", "%ProgramFiles(x86)%", "%LocalAppData%"];
const windowsPaths = (...programs: string[]) =>
  programs.flatMap((program) => windowsRoots.map((folder) => `${folder}\\${program}`));
const macPaths = (...apps: string[]) =>
  apps.flatMap((app) =>
    ["/Applications", "%HOME%/Applications"].map(
      (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
    ),
  );

export const browserLocations = {
  chromium: {
    variables: ["BROWSER_PATH", "CHROMIUM"],
    commands: [
      "chromium-headless-shell",
      "chromium",
      "google-chrome",
      "google-chrome-stable",
      "chromium-browser",
    ],
    paths: {
      linux: [
        // Chromium without a user interface, in which a test takes half the time (Chromium 156).
        "/usr/bin/chromium-headless-shell",
        "/usr/bin/chromium",
        "/usr/bin/google-chrome",
        "/usr/bin/google-chrome-stable",
        "/opt/google/chrome/chrome",
        "/snap/bin/chromium",
        "/usr/bin/chromium-browser",
      ],
      darwin: macPaths("Google Chrome", "Chromium"),
      win32: windowsPaths(
        "Google\\Chrome\\Application\\chrome.exe",
        "Chromium\\Application\\chrome.exe",
      ),
    },
  },
  firefox: {
    variables: ["FIREFOX"],
    commands: ["firefox-esr", "firefox"],
    paths: {
      linux: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/snap/bin/firefox"],
      darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
      win32: windowsPaths("Mozilla Firefox\\firefox.exe"),
    },
  },
} satisfies Record<string, BrowserLocations>;
