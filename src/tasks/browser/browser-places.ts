/** Where one engine may be found, most explicit first. */
export interface BrowserPlaces {
  /** Environment variables that name the program's path. */
  variables: readonly string[];
  /** Names to look for on the PATH. */
  commands: readonly string[];
  /** Full paths by platform; `%NAME%` stands for an environment variable. */
  paths: Partial<Record<NodeJS.Platform, readonly string[]>>;
}

export type Engine = "chromium" | "firefox";

const windowsRoots = ["%ProgramFiles%", "%ProgramFiles(x86)%", "%LocalAppData%"];
const onWindows = (...programs: string[]) =>
  programs.flatMap((program) => windowsRoots.map((folder) => `${folder}\\${program}`));
const onMac = (...apps: string[]) =>
  apps.flatMap((app) =>
    ["/Applications", "%HOME%/Applications"].map(
      (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
    ),
  );

export const browserPlaces: Record<Engine, BrowserPlaces> = {
  chromium: {
    variables: ["BROWSER_PATH", "CHROMIUM"],
    commands: ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"],
    paths: {
      linux: [
        "/usr/bin/chromium",
        "/usr/bin/google-chrome",
        "/usr/bin/google-chrome-stable",
        "/opt/google/chrome/chrome",
        "/snap/bin/chromium",
        "/usr/bin/chromium-browser",
      ],
      darwin: onMac("Google Chrome", "Chromium"),
      win32: onWindows(
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
      win32: onWindows("Mozilla Firefox\\firefox.exe"),
    },
  },
};
