import process from "node:process";
import { EXAMPLES } from "../../examples/index.ts";
import { fromRegistry } from "../install/from-registry.ts";
import { type Load, load, loadGenerator } from "./load.ts";
import { type MeasuredServer, startServer, type Use } from "./measured-server.ts";

// Side by side in one run, since two runs of one machine differ more than two servers.
const ROUNDS = 25;
const REQUESTS_A_ROUND = 4000;
const WARM_UP = 20_000;
const CONNECTIONS = 16;
const GENERATOR = "autocannon@9.0.0";

const folder = await fromRegistry(GENERATOR);
if (folder === null) {
  console.error(`${GENERATOR} cannot be had: is there a registry?`);
  process.exit(1);
}
const generator = loadGenerator(folder);

const command = new URL("../../server/hosts/command.ts", import.meta.url);
const ours = await startServer(command, "--port", "0", "--data", ":memory:", "--quiet");
const path = `/api/v1/location/${EXAMPLES[0]?.record.id}/public-detail/`;
const bare = await startServer(new URL("./bare-server.ts", import.meta.url), ours.origin + path);
const measured = [
  { name: "web-scheduler-server", server: ours, loads: [] as Load[], uses: [] as Use[] },
  { name: "bare node:http", server: bare, loads: [] as Load[], uses: [] as Use[] },
];

try {
  const [answer, same] = await Promise.all(measured.map(({ server }) => bytesOf(server)));
  if (answer !== same) throw new Error("The two servers do not answer the same.");
  for (const { server } of measured) await loadOn(server, WARM_UP);
  for (const { server, uses } of measured) uses.push(await server.use());
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each is the first as often as the other.
    for (const { server, loads } of round % 2 === 0 ? measured : measured.toReversed()) {
      loads.push(await loadOn(server, REQUESTS_A_ROUND));
    }
  }
  for (const { server, uses } of measured) uses.push(await server.use());
  report();
} finally {
  ours.stop();
  bare.stop();
}

function loadOn({ origin }: MeasuredServer, amount: number) {
  return load(generator, origin + path, amount, CONNECTIONS);
}

/** Everything that is compared: status, headers but the date, body. */
async function bytesOf({ origin }: MeasuredServer): Promise<string> {
  const response = await fetch(origin + path, { headers: { "Accept-Encoding": "identity" } });
  const headers = [...response.headers].filter(([name]) => name !== "date");
  return JSON.stringify([response.status, headers, await response.text()]);
}

function report() {
  console.log(
    `${EXAMPLES[0]?.slug}, uncompressed, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${REQUESTS_A_ROUND} requests; medians`,
  );
  console.log(`${"".padEnd(22)}${cells("requests/s", "p50 ms", "p99 ms", "CPU µs each")}`);
  for (const { name, loads, uses } of measured) {
    const [from, to] = uses.map((use) => use.cpuMicroseconds);
    const cpu = ((to ?? 0) - (from ?? 0)) / (ROUNDS * REQUESTS_A_ROUND);
    const of = (key: keyof Load) => median(loads.map((one) => one[key]));
    const row = [Math.round(of("perSecond")), of("p50"), of("p99"), cpu.toFixed(1)];
    console.log(`${name.padEnd(22)}${cells(...row)}`);
  }

  const [mine = [], theirs = []] = measured.map(({ loads }) => loads);
  const ratio = median(mine.map((one, round) => one.perSecond / (theirs[round]?.perSecond ?? 0)));
  const failed = mine.reduce((sum, one) => sum + one.failed, 0);
  const [before, after] = measured[0]?.uses ?? [];
  const mb = (bytes = 0) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`${Math.round(ratio * 100)} % of the bare server's throughput, median of the rounds`);
  console.log(`${ROUNDS * REQUESTS_A_ROUND} requests, ${failed} without a good answer`);
  console.log(`heap ${mb(before?.heapUsed)} before, ${mb(after?.heapUsed)} after`);
  console.log(`resident ${mb(before?.rss)} before, ${mb(after?.rss)} after`);
  if (failed > 0) process.exitCode = 1;
}

function cells(...values: (string | number)[]) {
  return values.map((value) => String(value).padStart(13)).join("");
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
