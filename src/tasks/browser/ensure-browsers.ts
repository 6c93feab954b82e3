import { installDebianPackages, isRootOnDebian } from "../install/debian-packages.ts";
import { type Engine, findBrowser } from "./find-browser.ts";

interface Installation {
  name: string;
  /** Arguments of `apt-get install`. */
  debianPackages: readonly string[];
  /** The program to install even if another one is found; `BROWSER_PATH` prevents that. */
  preferred?: string;
  /** What to do where this cannot install it. */
  instructions: string;
}

const installations: Record<Engine, Installation> = {
  chromium: {
    name: "Chromium",
    debianPackages: ["--no-install-recommends", "chromium-headless-shell"],
    preferred: "/usr/bin/chromium-headless-shell",
    instructions:
      "install Chromium or Chrome, run `npx playwright install chromium`, or set BROWSER_PATH to its program",
  },
  firefox: {
    name: "Firefox",
    debianPackages: ["--no-install-recommends", "firefox-esr"],
    instructions: "install it, or set FIREFOX to its program",
  },
  webkit: {
    name: "WebKit",
    debianPackages: ["--no-install-recommends", "webkit2gtk-driver", "xvfb"],
    instructions:
      "install webkit2gtk-driver and xvfb on Debian or Ubuntu; elsewhere run `npx playwright install webkit`",
  },
};

/** The programs of the browsers that were found. */
export type BrowserPaths = Partial<Record<Engine, string>>;

/**
 * Finds the browsers that tests run in, logs one line for each, and returns the paths of those
 * found. Root on Debian installs those that are missing.
 *
 * @throws Error if an environment variable names a missing program
 */
export async function ensureBrowsers(engines: readonly Engine[]): Promise<BrowserPaths> {
  const paths: BrowserPaths = {};
  for (const engine of engines) {
    const { name, debianPackages, preferred, instructions } = installations[engine];
    let path = await findBrowser(engine);
    const isReplaced = preferred && path !== preferred && !process.env.BROWSER_PATH;
    if ((path === null || isReplaced) && isRootOnDebian()) {
      console.log(`${name}: installing ${debianPackages.at(-1)} with apt-get …`);
      installDebianPackages(debianPackages);
      path = await findBrowser(engine);
    }
    console.log(`${name}: ${path ?? `not found (${instructions})`}`);
    if (path !== null) paths[engine] = path;
  }
  return paths;
}
