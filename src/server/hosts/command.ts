import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { once } from "es-toolkit";
import { isLoopback } from "../../contract/loopback.ts";
import { runCommand } from "../../web/node/run-command.ts";
import { logRequests, startListening } from "../../web/node/start-listening.ts";
import { isHandledPath } from "../http/handled-paths.ts";
import { builtFiles, openHandler } from "./open-handler.ts";
import { readOptions, USAGE } from "./options.ts";

const STOP_TIMEOUT_MS = 5000;
const SHOWN_AS_LOCALHOST = new Set(["127.0.0.1", "localhost", "0.0.0.0", "::", "::1"]);

// This file runs from src/server/hosts, or bundled from dist/bin.
const BUILT = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "../../../dist" : "..", import.meta.url),
);

await runCommand(USAGE, readOptions, async ({ port, host, locations, data }) => {
  const files = builtFiles(BUILT);
  const { handler, close } = openHandler({ data, locations, pages: BUILT, host });
  const fetch: Parameters<typeof startListening>[0] = async (request, env) => {
    const isHandled = isHandledPath(new URL(request.url).pathname);
    const file = isHandled ? undefined : await files.fetch(request, env);
    return file && file.status !== 404 ? file : handler.fetch(request, env);
  };
  const server = await startListening(logRequests(fetch), { port, host });

  // May be called twice: the terminal sends Ctrl-C to npm and to this process, and npm passes it on.
  const stop = once(async () => {
    await server.stop(STOP_TIMEOUT_MS);
    await close();
  });
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);

  if (!existsSync(join(BUILT, "web-scheduler.js"))) {
    console.log("The script is not built, so there are no practice pages: npm run build");
  }
  if (!isLoopback(host)) {
    console.error(
      `Warning: everyone who can reach this computer at ${host} can read the inbox. Use invented patients only.`,
    );
  }
  console.log(`Booking requests are stored in ${data}`);
  const name = SHOWN_AS_LOCALHOST.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  console.log(`ready http://${name}:${server.port}/`);
}).catch((error: Error) => {
  console.error(`The server cannot start: ${error.message}`);
  process.exitCode = 1;
});
