import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../resources.ts";

const source = fileURLToPath(new URL("../../src/wordpress", import.meta.url));
const script = fileURLToPath(new URL("run-plugin.php", import.meta.url));

// The URLs of the plugin's files contain the name of its folder.
// Until the process ends, because test files in one process share this module.
const plugins = temporaryFolder((remove) => process.once("exit", remove));
const plugin = join(plugins, "web-scheduler/web-scheduler.php");
cpSync(source, join(plugins, "web-scheduler"), { recursive: true });

/** The hashes of the script's files, which the build adds to the plugin. */
export const HASHES = {
  "web-scheduler-1.0.0-rc.1.js": "sha384-script",
  "web-scheduler.js": "sha384-script",
  "web-scheduler-1.0.0-rc.1-deferred.js": "sha384-deferred",
  "web-scheduler-1.0.0-rc.1-es.js": "sha384-es/+=",
};
mkdirSync(join(plugins, "web-scheduler/js"));
writeFileSync(join(plugins, "web-scheduler/js/integrity.json"), JSON.stringify(HASHES));

const hasPhp = spawnSync("php", ["--version"]).status === 0;
/** Where Debian's package "wordpress" is installed. */
const wordPress = process.env.WORDPRESS ?? "/usr/share/wordpress";
const hasWordPress = existsSync(join(wordPress, "wp-includes/version.php"));

interface Input {
  /** As WordPress parses a shortcode: an object, a list, or an empty string. */
  atts: unknown;
  /** The saved settings. */
  option?: unknown;
  content?: string | null;
  /** Whether the reader of the page can edit it. */
  editor?: boolean;
  /** The block's attributes. */
  block?: unknown;
  post?: string;
  /** As in wp-config.php. */
  constants?: Record<string, string>;
}

/** What the plugin rendered, and its settings. */
export interface Result {
  markup: string;
  block: string;
  page: string;
  post: string;
  map: string;
  settings: Record<string, string>;
  enqueued: string[];
}

const runWith =
  (...folder: string[]) =>
  (input: Input): Result => {
    const args = ["-d", "display_errors=stderr", script, plugin, ...folder];
    const { stdout, stderr } = spawnSync("php", args, {
      input: JSON.stringify(input),
      encoding: "utf8",
    });
    if (stderr !== "") throw new Error(stderr);
    return JSON.parse(stdout);
  };

/** What the plugin runs on, and why it cannot. */
export const ENVIRONMENTS = [
  {
    name: "replacements of WordPress's functions",
    isMissing: hasPhp ? "" : "needs PHP (apt-get install php-cli)",
    run: runWith(),
  },
  {
    name: "WordPress's own functions",
    isMissing: hasPhp && hasWordPress ? "" : "needs PHP and WordPress (Debian's package wordpress)",
    run: runWith(wordPress),
  },
];
