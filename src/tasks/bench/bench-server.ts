import process from "node:process";
import { EXAMPLES } from "../../examples/index.ts";
import { fetchPackage } from "../install/fetch-package.ts";
import { type Load, load, loadGenerator } from "./load.ts";
import { type MeasuredServer, startServer, type Usage } from "./measured-server.ts";
import { median } from "./median.ts";

// Compares in one run: two runs on the same machine differ more than the two servers.
const ROUNDS = 25;
const REQUESTS_PER_ROUND = 4000;
const WARM_UP_REQUESTS = 20_000;
const CONNECTIONS = 16;
const GENERATOR = "autocannon@9.0.0";

const folder = await fetchPackage(GENERATOR);
if (folder === null) {
  console.error(`Could not install ${GENERATOR}. Check the connection to the npm registry.`);
  process.exit(1);
}
const generator = loadGenerator(folder);

const command = new URL("../../server/hosts/command.ts", import.meta.url);
const ours = await startServer(command, "--port", "0", "--data", ":memory:", "--quiet");
const path = `/api/v1/location/${EXAMPLES[0]?.record.id}/public-detail/`;
const bare = await startServer(new URL("./bare-server.ts", import.meta.url), ours.origin + path);
const measured = [
  { name: "web-scheduler-server", server: ours, loads: [] as Load[], usages: [] as Usage[] },
  { name: "bare node:http", server: bare, loads: [] as Load[], usages: [] as Usage[] },
];

try {
  const [response, copy] = await Promise.all(measured.map(({ server }) => fetchResponse(server)));
  if (response !== copy) throw new Error("The two servers' responses differ.");
  for (const { server } of measured) await loadServer(server, WARM_UP_REQUESTS);
  for (const { server, usages } of measured) usages.push(await server.usage());
  for (let round = 0; round < ROUNDS; round += 1) {
    // The servers alternate in going first.
    for (const { server, loads } of round % 2 === 0 ? measured : measured.toReversed()) {
      loads.push(await loadServer(server, REQUESTS_PER_ROUND));
    }
  }
  for (const { server, usages } of measured) usages.push(await server.usage());
  report();
} finally {
  ours.stop();
  bare.stop();
}

function loadServer({ origin }: MeasuredServer, requests: number) {
  return load(generator, origin + path, requests, CONNECTIONS);
}

/** Status, headers except the date, and body. */
async function fetchResponse({ origin }: MeasuredServer): Promise<string> {
  const response = await fetch(origin + path, { headers: { "Accept-Encoding": "identity" } });
  const headers = [...response.headers].filter(([name]) => name !== "date");
  return JSON.stringify([response.status, headers, await response.text()]);
}

function report() {
  console.log(
    `${EXAMPLES[0]?.slug}, uncompressed, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${REQUESTS_PER_ROUND} requests; medians`,
  );
  console.log(`${"".padEnd(22)}${cells("requests/s", "p50 ms", "p99 ms", "CPU µs each")}`);
  for (const { name, loads, usages } of measured) {
    const [before, after] = usages.map((usage) => usage.cpuMicroseconds);
    const cpu = ((after ?? 0) - (before ?? 0)) / (ROUNDS * REQUESTS_PER_ROUND);
    const of = (key: keyof Load) => median(loads.map((one) => one[key]));
    const row = [Math.round(of("perSecond")), of("p50"), of("p99"), cpu.toFixed(1)];
    console.log(`${name.padEnd(22)}${cells(...row)}`);
  }

  const [mine = [], theirs = []] = measured.map(({ loads }) => loads);
  const ratio = median(mine.map((one, round) => one.perSecond / (theirs[round]?.perSecond ?? 0)));
  const failed = mine.reduce((sum, one) => sum + one.failed, 0);
  const [before, after] = measured[0]?.usages ?? [];
  const mb = (bytes = 0) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`${Math.round(ratio * 100)}% of the bare server's throughput (median of the rounds)`);
  console.log(`${ROUNDS * REQUESTS_PER_ROUND} requests, ${failed} failed`);
  console.log(`heap ${mb(before?.heapUsed)} before, ${mb(after?.heapUsed)} after`);
  console.log(`resident ${mb(before?.rss)} before, ${mb(after?.rss)} after`);
  if (failed > 0) process.exitCode = 1;
}

function cells(...values: (string | number)[]) {
  return values.map((value) => String(value).padStart(13)).join("");
}
