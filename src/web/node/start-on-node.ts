/** Loads a command if Node is new enough: node:sqlite needs no flag since 22.13. */
export async function startOnNode(name: string, load: () => Promise<unknown>): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 13)) {
    await load();
  } else {
    console.error(`${name} needs Node 22.13 or newer; this is ${process.versions.node}.`);
    process.exitCode = 1;
  }
}
