import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { installedBrowser } from "../../../src/tasks/browser/find-browser.ts";

const PATH = [join("/", "bin"), join("/", "usr", "bin")].join(delimiter);
const program = (name: string) => join("/", "usr", "bin", name);

/** A machine with these files. */
const having =
  (...files: string[]) =>
  (path: string) =>
    files.includes(path);

test.each<[where: string, path: string, env?: NodeJS.ProcessEnv]>([
  ["a folder on the PATH", program("chromium"), { PATH }],
  ["macOS", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["Windows", "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
  ["BROWSER_PATH", "/my/chrome", { PATH, BROWSER_PATH: "/my/chrome" }],
  ["CHROMIUM if BROWSER_PATH is empty", "/my/chrome", { BROWSER_PATH: "", CHROMIUM: "/my/chrome" }],
])("finds Chromium or Chrome: %s", (_where, path, env = {}) => {
  expect(installedBrowser("chromium", env, having(path))).toBe(path);
});

test.each<[first: string, path: string, env?: NodeJS.ProcessEnv]>([
  ["the one without a user interface, which is faster", program("chromium-headless-shell")],
  ["BROWSER_PATH", "/my/chrome", { BROWSER_PATH: "/my/chrome" }],
])("of several browsers, uses %s first", (_first, path, env = {}) => {
  const exists = having(program("chromium"), path);
  expect(installedBrowser("chromium", { PATH, ...env }, exists)).toBe(path);
});

test("finds Firefox next to Chromium", () => {
  const exists = having(program("chromium"), program("firefox-esr"));
  expect(installedBrowser("firefox", { PATH }, exists)).toBe(program("firefox-esr"));
});

test("returns null if no browser is installed", () => {
  expect(installedBrowser("chromium", { PATH }, having())).toBe(null);
  expect(installedBrowser("chromium", {}, having())).toBe(null);
});

test("throws if a variable names a missing program", () => {
  const env = { PATH, BROWSER_PATH: "/gone" };
  expect(() => installedBrowser("chromium", env, having(program("chromium")))).toThrow(
    "BROWSER_PATH is /gone",
  );
});
