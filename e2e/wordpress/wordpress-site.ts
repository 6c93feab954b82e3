import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { fetchPackage } from "../../test/fetch-package.ts";
import { run as runProgram } from "../../test/server/started.ts";
import { dist } from "../fixtures/static-host.ts";

/** Complete builds of WordPress, with a database in SQLite. */
const BUILDS = "@wp-playground/wordpress-builds@0.9.19";

/** The oldest version that the plugin supports, and the newest one of the package (6.7). */
export const VERSIONS = ["6.3", "nightly"] as const;

const PHP_MODULES = ["pdo_sqlite", "mbstring", "xml"];

export interface WordPressSite {
  origin: string;
  run(php: string): string;
  stop(): Promise<void>;
}

/** Why WordPress cannot run here; an empty string if it can. */
export function findMissingPhp(): string {
  const { status, stdout } = spawnSync("php", ["-m"], { encoding: "utf8" });
  const modules = status === 0 ? stdout.toLowerCase().split("\n") : [];
  return PHP_MODULES.every((name) => modules.includes(name))
    ? ""
    : "Needs PHP (apt-get install php-cli php-sqlite3 php-mbstring php-xml).";
}

/** The folder of the package with WordPress; null if no registry is available. */
export const fetchWordPress = () => fetchPackage(BUILDS);

function unzip(archive: string, folder: string, rename = (path: string) => path): void {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(archive)))) {
    const file = join(folder, rename(path));
    if (path.endsWith("/")) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Serves files and WordPress's pages, as a web server does. */
const ROUTER = `<?php
$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( is_file( __DIR__ . $path ) || is_file( __DIR__ . rtrim( $path, '/' ) . '/index.php' ) ) {
	return false;
}
require __DIR__ . '/index.php';
`;

/** Copies WordPress to a folder, and starts it with PHP's own server. */
export async function startWordPress(
  builds: string,
  version: string,
  folder: string,
): Promise<WordPressSite> {
  cpSync(join(builds, `public/wp-${version}`), folder, { recursive: true });
  unzip(join(builds, `src/wordpress/wp-${version}.zip`), folder);
  const sqlite = join(builds, "src/sqlite-database-integration/sqlite-database-integration.zip");
  unzip(sqlite, join(folder, "wp-content/plugins"), (path) =>
    path.replace("sqlite-database-integration-main", "sqlite-database-integration"),
  );
  const plugins = join(folder, "wp-content/plugins");
  const dropIn = readFileSync(join(plugins, "sqlite-database-integration/db.copy"), "utf8");
  writeFileSync(
    join(folder, "wp-content/db.php"),
    dropIn
      .replace("{SQLITE_IMPLEMENTATION_FOLDER_PATH}", join(plugins, "sqlite-database-integration"))
      .replace("{SQLITE_PLUGIN}", "sqlite-database-integration/load.php"),
  );
  unzip(join(dist, "wordpress/web-scheduler.zip"), plugins);
  const config = join(folder, "wp-config.php");
  const constants = `<?php
define( 'WP_HOME', 'http://' . $_SERVER['HTTP_HOST'] );
define( 'WP_SITEURL', WP_HOME );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
`;
  const original = readFileSync(config, "utf8").replace(/define\( 'WP_DEBUG'.*\n/, "");
  writeFileSync(config, constants + original.replace(/^<\?php/, ""));
  writeFileSync(join(folder, "router.php"), ROUTER);

  const { child, ready } = runProgram(
    "php",
    ["-S", "127.0.0.1:0", "-t", folder, join(folder, "router.php")],
    /Development Server \(http:\/\/(.+?)\) started/,
    { env: { PHP_CLI_SERVER_WORKERS: "3" } },
  );
  const host = await ready;
  const run = (php: string) => {
    const code = `$_SERVER['HTTP_HOST'] = '${host}'; require 'wp-load.php'; ${php}`;
    const args = ["-d", "display_errors=stderr", "-r", code];
    const { stdout, stderr, status } = spawnSync("php", args, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr + stdout);
    return stdout;
  };
  return {
    origin: `http://${host}`,
    run,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
