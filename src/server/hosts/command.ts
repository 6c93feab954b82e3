import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { EXAMPLES } from "../../examples/index.ts";
import { createHandler } from "../app.ts";
import { isOwnedPath } from "../handled-paths.ts";
import { WORK_IN_PROGRESS } from "../http/cache-control.ts";
import { nodeCompress } from "../http/node-compress.ts";
import { isStrangeName, refuseStrangeName } from "../http/origins.ts";
import { logged } from "../http/request-log.ts";
import { openLocations } from "../records/open-locations.ts";
import { builtFiles } from "../routes/built-files.ts";
import { sqliteBookingRequests } from "../stores/sqlite-booking-requests.ts";
import { type CommandOptions, readCommandOptions, USAGE } from "./command-options.ts";
import { freePort } from "./free-port.ts";
import { practiceTemplate } from "./practice-template.ts";
import { startListening } from "./start-listening.ts";

const PATIENCE_MS = 5000;
const SAID_AS_LOCALHOST = new Set(["127.0.0.1", "localhost", "0.0.0.0", "::", "::1"]);

const reading = readCommandOptions(process.argv.slice(2));
if ("help" in reading) {
  process.stdout.write(USAGE);
} else if ("problem" in reading) {
  console.error(`${reading.problem}\nTry --help.`);
  process.exitCode = 2;
} else {
  await run(reading.options).catch((error: Error) => {
    console.error(`The server cannot start: ${error.message}`);
    process.exitCode = 1;
  });
}

async function run(options: CommandOptions) {
  const { port: wanted, host, data, static: folder, bare } = options;
  const stopping = new AbortController();
  const locations = openLocations(options.locations, EXAMPLES, {
    news: console.log,
    problem: console.error,
  });
  const requests = sqliteBookingRequests(data);
  const files = builtFiles(folder);
  const handler = createHandler({
    locations,
    requests,
    store: locations.store,
    practicePage: practiceTemplate(folder, "public"),
    elsewhere: (request) => files.fetch(request),
    stopping: stopping.signal,
    origins: options.cors,
    bare,
    compress: nodeCompress,
    ...(options.locations === undefined ? {} : { cacheControl: WORK_IN_PROGRESS }),
  });
  files.notFound((c) => handler.fetch(c.req.raw, c.env));

  const port = await freePort(wanted);
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
  const answer: Parameters<typeof startListening>[0] = (request, env) => {
    const url = new URL(request.url);
    if (isStrangeName(host, url)) return refuseStrangeName();
    return (isOwnedPath(url.pathname) ? handler : files).fetch(request, env);
  };
  const listening = await startListening(options.quiet ? answer : logged(answer, console.log), {
    port,
    host,
  });

  // Said more than once where npm passes on a Ctrl-C that the terminal has sent to both.
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await listening.stop(PATIENCE_MS);
    locations.close();
    requests.close();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);

  const script = "web-scheduler.js";
  if (!existsSync(join(folder, script))) {
    console.log(`There is no ${script} in ${folder}: the practice pages stay without a form.`);
  }
  console.log(`Requests are kept in ${data}`);
  const name = SAID_AS_LOCALHOST.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  console.log(`ready http://${name}:${listening.port}/`);
}
