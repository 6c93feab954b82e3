import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const args = [
  "-d",
  "display_errors=stderr",
  pathOf("run-plugin.php"),
  pathOf("../../src/wordpress/web-scheduler.php"),
];

export const hasPhp = spawnSync("php", ["--version"]).status === 0;

interface Input {
  /** As WordPress parses a shortcode: an object, a list, or an empty string. */
  atts?: unknown;
  option?: unknown;
  home?: string;
  content?: string | null;
  /** Whether the reader of the page can edit it. */
  editor?: boolean;
  block?: unknown;
}

export interface Result {
  markup: string;
  block: string;
  page: string;
  settings: Record<string, string>;
  enqueued: string[];
}

/** Runs the plugin with replacements of WordPress's functions; e2e/wordpress has the real ones. */
export function run(input: Input): Result {
  const { stdout, stderr } = spawnSync("php", args, {
    input: JSON.stringify({ atts: "", ...input }),
    encoding: "utf8",
  });
  if (stderr !== "") throw new Error(stderr);
  return JSON.parse(stdout);
}
