/**
 * Decides what to install before a script can run. JavaScript, because it runs on the machine's own
 * Node, which may be too old to strip types.
 *
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockPackages
 */

/**
 * The npm command to run: `ci` if nothing is installed, `install` if packages are missing or have
 * a different version from the lockfile, null if there is nothing to do. Optional packages are not
 * compared: npm omits those for other platforms.
 *
 * @param {LockPackages} locked `packages` in package-lock.json
 * @param {LockPackages | null} installed `packages` in node_modules/.package-lock.json
 * @returns {"ci" | "install" | null}
 */
export function installPlan(locked, installed) {
  if (installed === null) return "ci";
  const outdated = Object.entries(locked).some(
    ([path, entry]) =>
      path !== "" &&
      !entry.optional &&
      !entry.devOptional &&
      installed[path]?.version !== entry.version,
  );
  return outdated ? "install" : null;
}

/**
 * How to start npm: the script of the npm that started us, if there is one; otherwise the `npm`
 * command, in a shell because on Windows it is `npm.cmd`.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(env) {
  const script = env.npm_execpath;
  if (script === undefined || !/npm-cli\.[cm]?js$/.test(script)) {
    return { command: "npm", args: [], shell: true };
  }
  // Not the project's Node: it is in node_modules, which `npm ci` deletes.
  return { command: env.npm_node_execpath ?? process.execPath, args: [script], shell: false };
}
