import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { EXAMPLES } from "../../examples/index.ts";
import { sqlBookingRequests } from "../../receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../receiver/stores/sqlite-database.ts";
import { servesHost } from "../../web/http/origins.ts";
import { freePort } from "../../web/node/free-port.ts";
import { logAsText, logRequests } from "../../web/node/request-log.ts";
import { runCommand } from "../../web/node/run-command.ts";
import { startListening } from "../../web/node/start-listening.ts";
import { createHandler } from "../app.ts";
import { MUST_REVALIDATE } from "../http/caching.ts";
import { isHandledPath } from "../http/handled-paths.ts";
import { openLocations } from "../records/open-locations.ts";
import { builtFiles } from "../routes/built-files.ts";
import { type CommandOptions, hostWarning, readCommandOptions, USAGE } from "./command-options.ts";
import { practiceTemplate } from "./practice-template.ts";

const STOP_TIMEOUT_MS = 5000;
const SHOWN_AS_LOCALHOST = new Set(["127.0.0.1", "localhost", "0.0.0.0", "::", "::1"]);

await runCommand(readCommandOptions(process.argv.slice(2)), USAGE, (options) =>
  run(options).catch((error: Error) => {
    console.error(`The server cannot start: ${error.message}`);
    process.exitCode = 1;
  }),
);

async function run(options: CommandOptions) {
  const { port: wanted, host, data, static: folder, bare } = options;
  const locations = openLocations(options.locations, EXAMPLES, {
    info: console.log,
    warn: console.error,
  });
  const requests = sqlBookingRequests(openSqlite(data));
  const files = builtFiles(folder);
  const handler = createHandler({
    locations,
    requests,
    store: locations.store,
    practicePage: practiceTemplate(folder, "public"),
    serveStatic: (request) => files.fetch(request),
    servesHost: (hostname) => servesHost(host, options.allowedHosts, hostname),
    origins: options.cors,
    bare,
    ...(options.locations === undefined ? {} : { cacheControl: MUST_REVALIDATE }),
  });
  files.notFound((c) => handler.fetch(c.req.raw, c.env));

  const port = await freePort(wanted);
  if (port !== wanted) console.log(`Port ${wanted} is in use; using ${port}.`);
  const fetch: Parameters<typeof startListening>[0] = (request, env) => {
    const { pathname } = new URL(request.url);
    return (isHandledPath(pathname) ? handler : files).fetch(request, env);
  };
  const server = await startListening(options.quiet ? fetch : logRequests(fetch, logAsText), {
    port,
    host,
  });

  // May be called twice: the terminal sends Ctrl-C to npm and to this process, and npm passes it on.
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.stop(STOP_TIMEOUT_MS);
    locations.close();
    await requests.close();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);

  const script = "web-scheduler.js";
  if (!existsSync(join(folder, script))) {
    console.log(`There is no ${script} in ${folder}, so the practice pages have no form.`);
  }
  const warning = hostWarning(host);
  if (warning) console.error(warning);
  console.log(`Booking requests are stored in ${data}`);
  const name = SHOWN_AS_LOCALHOST.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  console.log(`ready http://${name}:${server.port}/`);
}
