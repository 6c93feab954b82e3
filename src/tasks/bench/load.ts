import { createRequire } from "node:module";
import { join } from "node:path";

/** The result of one burst of requests. */
export interface Load {
  perSecond: number;
  /** Median latency in milliseconds. */
  p50: number;
  /** 99th percentile of the latency in milliseconds. */
  p99: number;
  /** Requests without a 2xx response. */
  failed: number;
}

interface Result {
  "2xx": number;
  latency: { p50: number; p99: number };
}
interface Run extends Promise<Result> {
  stop(): void;
}
export type LoadGenerator = (options: Record<string, unknown>) => Run;

const TIMEOUT_MS = 120_000;
// How often autocannon checks whether all requests are done; its default of a second is too coarse.
const SAMPLE_MS = 20;

/** Loads autocannon from its package's folder. */
export const loadGenerator = (folder: string): LoadGenerator =>
  createRequire(join(folder, "package.json"))(folder);

/** Sends a number of GET requests over a number of connections; stops after two minutes. */
export async function load(
  generator: LoadGenerator,
  url: string,
  requests: number,
  connections: number,
): Promise<Load> {
  const started = performance.now();
  const run = generator({ url, amount: requests, connections, sampleInt: SAMPLE_MS });
  const timer = setTimeout(() => run.stop(), TIMEOUT_MS);
  const { "2xx": succeeded, latency } = await run;
  clearTimeout(timer);
  return {
    perSecond: succeeded / ((performance.now() - started) / 1000),
    p50: latency.p50,
    p99: latency.p99,
    failed: requests - succeeded,
  };
}
