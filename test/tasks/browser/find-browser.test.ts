import { expect, test } from "vitest";
import { installedBrowser, type Machine } from "../../../src/tasks/browser/find-browser.ts";

function machine(platform: NodeJS.Platform, files: string[], env: NodeJS.ProcessEnv = {}): Machine {
  return { platform, env, exists: (path) => files.includes(path) };
}

const chrome = "Google\\Chrome\\Application\\chrome.exe";
const users = "C:\\Users\\a\\AppData\\Local";
const programs = { ProgramFiles: "C:\\Program Files" };
const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const chromiumOnMac = "/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium";

test.each<[where: string, platform: NodeJS.Platform, path: string, env?: NodeJS.ProcessEnv]>([
  ["Debian", "linux", "/usr/bin/chromium"],
  ["Chrome on Linux", "linux", "/opt/google/chrome/chrome"],
  ["a folder on the PATH", "linux", "/nix/bin/chromium", { PATH: "/bin:/nix/bin" }],
  ["macOS", "darwin", onMac],
  ["the Applications folder of a macOS user", "darwin", chromiumOnMac, { HOME: "/Users/a" }],
  ["Windows, installed for all users", "win32", `C:\\Program Files\\${chrome}`, programs],
  [
    "Windows, installed for one user",
    "win32",
    `${users}\\${chrome}`,
    { ...programs, LocalAppData: users },
  ],
  [
    "a folder on the PATH on Windows",
    "win32",
    "D:\\bin\\chromium.exe",
    { Path: "C:\\Windows;D:\\bin" },
  ],
  [
    "CHROMIUM if BROWSER_PATH is empty",
    "linux",
    "/my/chrome",
    { BROWSER_PATH: "", CHROMIUM: "/my/chrome" },
  ],
])("finds Chromium or Chrome: %s", (_where, platform, path, env) => {
  expect(installedBrowser("chromium", machine(platform, [path], env))).toBe(path);
});

test.each<[first: string, path: string, env?: NodeJS.ProcessEnv]>([
  ["the one without a user interface, which is faster", "/usr/bin/chromium-headless-shell"],
  ["BROWSER_PATH", "/my/chrome", { BROWSER_PATH: "/my/chrome" }],
])("of several browsers, uses %s first", (_first, path, env) => {
  const on = machine("linux", ["/usr/bin/chromium", path], env);
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
