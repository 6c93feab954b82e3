import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { temporaryFolder } from "../resources.ts";

const source = fileURLToPath(new URL("../../src/wordpress", import.meta.url));
const script = fileURLToPath(new URL("run-plugin.php", import.meta.url));

// The URLs of the plugin's files contain the name of its folder.
const plugins = temporaryFolder(afterAll);
const plugin = join(plugins, "web-scheduler/web-scheduler.php");
cpSync(source, join(plugins, "web-scheduler"), { recursive: true });

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
  /** The block's attributes. */
  block?: unknown;
  post?: string;
}

/** What the plugin rendered, and its settings. */
export interface Result {
  markup: string;
  block: string;
  page: string;
  post: string;
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
