/**
 * What has to be done before a script can run. Plain JavaScript, because it runs on whatever Node
 * the machine has, before our own is installed.
 *
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockPackages
 */

/**
 * Decides how to install: `"ci"` where nothing is there yet, `"install"` where some packages are
 * missing or of another version, `null` where all is as the lockfile says. Optional packages are
 * not compared, since each platform leaves out the other platforms' ones.
 *
 * @param {LockPackages} wanted `packages` of package-lock.json
 * @param {LockPackages | null} installed `packages` of npm's own record in node_modules
 * @returns {"ci" | "install" | null}
 */
export function installPlan(wanted, installed) {
  if (installed === null) return "ci";
  const stale = Object.entries(wanted).some(
    ([path, entry]) =>
      path !== "" &&
      !entry.optional &&
      !entry.devOptional &&
      installed[path]?.version !== entry.version,
  );
  return stale ? "install" : null;
}

/**
 * The way to start npm: its own script where an npm script started us, so that it is the same npm;
 * else the command, through a shell because Windows knows it as `npm.cmd`.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(env) {
  const script = env.npm_execpath;
  if (script === undefined || !/npm-cli\.[cm]?js$/.test(script)) {
    return { command: "npm", args: [], shell: true };
  }
  // Not our own Node: it lies in the folder that `npm ci` takes away.
  return { command: env.npm_node_execpath ?? process.execPath, args: [script], shell: false };
}
