import { expect, test } from "vitest";
import { installedBrowser, type Machine } from "../../../src/tasks/browser/find-browser.ts";

function machine(platform: NodeJS.Platform, files: string[], env: NodeJS.ProcessEnv = {}): Machine {
  return { platform, env, exists: (path) => files.includes(path) };
}

const chrome = "Google\\Chrome\\Application\\chrome.exe";

test.each<[string, Machine, string]>([
  ["Debian", machine("linux", ["/usr/bin/chromium"]), "/usr/bin/chromium"],
  [
    "without a user interface, which is faster",
    machine("linux", ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"]),
    "/usr/bin/chromium-headless-shell",
  ],
  ["Chrome on Linux", machine("linux", ["/opt/google/chrome/chrome"]), "/opt/google/chrome/chrome"],
  [
    "a folder on the PATH",
    machine("linux", ["/nix/bin/chromium"], { PATH: "/bin:/nix/bin" }),
    "/nix/bin/chromium",
  ],
  [
    "macOS",
    machine("darwin", ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  [
    "the Applications folder of a macOS user",
    machine("darwin", ["/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium"], {
      HOME: "/Users/a",
    }),
    "/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  [
    "Windows, installed for all users",
    machine("win32", [`C:\\Program Files\\${chrome}`], { ProgramFiles: "C:\\Program Files" }),
    `C:\\Program Files\\${chrome}`,
  ],
  [
    "Windows, installed for one user",
    machine("win32", [`C:\\Users\\a\\AppData\\Local\\${chrome}`], {
      ProgramFiles: "C:\\Program Files",
      LocalAppData: "C:\\Users\\a\\AppData\\Local",
    }),
    `C:\\Users\\a\\AppData\\Local\\${chrome}`,
  ],
  [
    "a folder on the PATH on Windows",
    machine("win32", ["D:\\bin\\chromium.exe"], { Path: "C:\\Windows;D:\\bin" }),
    "D:\\bin\\chromium.exe",
  ],
  [
    "BROWSER_PATH first",
    machine("linux", ["/usr/bin/chromium", "/my/chrome"], { BROWSER_PATH: "/my/chrome" }),
    "/my/chrome",
  ],
  [
    "CHROMIUM if BROWSER_PATH is empty",
    machine("linux", ["/my/chrome"], { BROWSER_PATH: "", CHROMIUM: "/my/chrome" }),
    "/my/chrome",
  ],
])("finds Chromium or Chrome: %s", (_where, on, path) => {
  expect(installedBrowser("chromium", on)).toBe(path);
});

test("finds Firefox next to Chromium", () => {
  const on = machine("linux", ["/usr/bin/chromium", "/usr/bin/firefox-esr"]);
  expect(installedBrowser("firefox", on)).toBe("/usr/bin/firefox-esr");
});

test("returns null if no browser is installed", () => {
  expect(installedBrowser("chromium", machine("linux", []))).toBe(null);
  expect(installedBrowser("chromium", machine("aix", []))).toBe(null);
});

test("throws if a variable names a missing program", () => {
  const on = machine("linux", ["/usr/bin/chromium"], { BROWSER_PATH: "/gone" });
  expect(() => installedBrowser("chromium", on)).toThrow("BROWSER_PATH is /gone");
});
