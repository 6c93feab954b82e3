import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { findBrowser, hasScreenReader } from "../find-programs.ts";

/** Debian's packages that `npm test` needs. A test takes half the time in Chromium without a user interface. */
const USUAL = ["chromium-headless-shell", "firefox-esr"];

/** Debian's packages that `npm run test:all` needs, too: servers, WebKit, a screen reader and PHP. */
const OTHERS = [
  ...["postgresql", "pgbouncer", "nginx", "php-cli"],
  ...["webkit2gtk-driver", "xvfb"],
  ...["orca", "at-spi2-core", "openbox", "xdotool", "dbus", "dbus-bin"],
];

/** What to do where they cannot be installed here. */
const INSTRUCTIONS = {
  Chromium:
    "install Chromium or Chrome, run `npx playwright install chromium`, or set BROWSER_PATH to its program",
  Firefox: "install it, or set FIREFOX to its program",
  WebKit:
    "run `npx playwright install webkit`, or install webkit2gtk-driver and xvfb on Debian or Ubuntu",
  Orca: "on Debian or Ubuntu, install orca, at-spi2-core, openbox, xdotool, xvfb and firefox-esr",
};

/** The projects of Playwright (e2e/playwright.config.ts) that can run, and whose program was not found. */
export async function findProjects(isAll: boolean) {
  const programs = [
    ["chromium", "Chromium", await findBrowser("chromium")],
    [isAll ? "firefox" : "firefox-journeys", "Firefox", await findBrowser("firefox")],
    ["webkit", "WebKit", isAll && (await findBrowser("webkit"))],
    ["screen-reader", "Orca", isAll && (hasScreenReader() || null)],
  ] as const;
  const missing = programs.flatMap(([, name, path]) => (path === null ? [name] : []));
  for (const name of missing) console.log(`${name} was not found: ${INSTRUCTIONS[name]}.`);
  return { projects: programs.flatMap(([project, , path]) => (path ? [project] : [])), missing };
}

/** Says which Debian packages are missing, and installs them as root, such as in a container for CI. */
export function installPrograms(isAll: boolean): void {
  if (process.getuid?.() !== 0 || !isDebian() || process.env.BROWSER_PATH) return;
  const packages = isAll ? [...USUAL, ...OTHERS] : USUAL;
  const missing = packages.filter((name) => {
    const { stdout } = spawnSync("dpkg", ["--status", name], { encoding: "utf8" });
    return !stdout.includes("Status: install ok installed");
  });
  if (missing.length === 0) return;
  console.log(`The tests need ${missing.join(", ")}: installing with apt-get …`);
  aptGet("update");
  aptGet("install", "-y", "--no-install-recommends", ...missing);
}

// Not Ubuntu: its chromium package installs a snap, which does not run as root in a container.
const isDebian = () =>
  globSync("/etc/os-release").some((file) => /^ID=debian$/m.test(readFileSync(file, "utf8")));

function aptGet(...args: string[]): void {
  // In this run level, packages do not start the servers that they install.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  // Waits for another apt-get, for example one that updates a new machine.
  const options = ["-q", "-o", "DPkg::Lock::Timeout=300"];
  const { status, stderr } = spawnSync("apt-get", [...options, ...args], { env, encoding: "utf8" });
  if (status !== 0) console.error(stderr);
}
