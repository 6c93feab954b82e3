import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The stand-alone server with these options, at a port of its own. */
export async function ownServer(...options: string[]): Promise<{ origin: string; stop(): void }> {
  const args = ["src/server/hosts/command.ts", "--port", "0", "--data", ":memory:", ...options];
  const server = spawn(process.execPath, args, {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk;
      const found = /^ready (\S+)\/$/m.exec(said)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.once("close", () => reject(new Error(`The server ended: ${said}`)));
  });
  return { origin, stop: () => void server.kill() };
}
