import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { withTimeout } from "es-toolkit";
import { findBrowser, findProgram, hasScreenReader } from "../find-programs.ts";

/** Debian's packages that `npm test` needs. A test takes half the time in Chromium without a user interface. */
const USUAL = ["chromium-headless-shell", "firefox-esr", "php-cli"];

/** Debian's packages that `npm run test:all` needs, too: servers, WebKit and a screen reader. */
const OTHERS = [
  ...["postgresql", "pgbouncer", "nginx"],
  ...["webkit2gtk-driver", "xvfb"],
  ...["orca", "at-spi2-core", "openbox", "xdotool", "dbus", "dbus-bin"],
];

// On a busy machine a browser may need a minute.
const LAUNCH_MS = 300_000;

/** Whether Playwright can open a page in this Firefox: with one older than it was made for, it may wait without end. */
async function canDrive(executablePath: string): Promise<boolean> {
  const { firefox } = await import("playwright");
  const openPage = async () => {
    const browser = await firefox.launch({ executablePath, channel: "moz-firefox", timeout: 0 });
    await browser.newPage();
    await browser.close();
    return true;
  };
  return withTimeout(openPage, LAUNCH_MS).catch(() => false);
}

/** The projects of Playwright (e2e/playwright.config.ts) that can run, and in a line each what is skipped and why. */
export async function findProjects(isAll: boolean) {
  const firefox = await findBrowser("firefox");
  const isOld = firefox !== null && !(await canDrive(firefox));
  const programs = [
    ["chromium", "Chromium", await findBrowser("chromium")],
    [isAll ? "firefox" : "firefox-journeys", "Firefox", isOld ? false : firefox],
    ["webkit", "WebKit", isAll && (await findBrowser("webkit"))],
    ["screen-reader", "Orca", isAll && (hasScreenReader() || null)],
    ["", "PHP", findProgram("php")],
  ] as const;
  const skipped = programs.flatMap(([, name, path]) =>
    path === null ? [`${name} was not found (CONTRIBUTING.md): its tests are skipped.`] : [],
  );
  if (isOld) {
    const { stdout } = spawnSync(firefox, ["--version"], { encoding: "utf8" });
    const name = stdout?.trim() || firefox;
    skipped.push(`${name} is too old, or Playwright cannot open it: its tests are skipped.`);
  }
  for (const line of skipped) console.log(line);
  return { projects: programs.flatMap(([name, , path]) => (name && path ? [name] : [])), skipped };
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
