import { createRequire } from "node:module";
import { join } from "node:path";

/** What one burst of requests came to. */
export interface Load {
  perSecond: number;
  /** Milliseconds that half of the requests, and 99 of 100, took at most. */
  p50: number;
  p99: number;
  /** Requests that were not answered with 2xx. */
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

const MOST_MS = 120_000;
// The generator looks at its clock this often, and ends a burst then.
const SAMPLE_MS = 20;

/** The load generator (autocannon) from the folder that its package is in. */
export const loadGenerator = (folder: string): LoadGenerator =>
  createRequire(join(folder, "package.json"))(folder);

/** Sends so many requests over so many connections, in two minutes at most. */
export async function load(
  generator: LoadGenerator,
  url: string,
  amount: number,
  connections: number,
): Promise<Load> {
  const started = performance.now();
  const run = generator({ url, amount, connections, sampleInt: SAMPLE_MS });
  const limit = setTimeout(() => run.stop(), MOST_MS);
  const result = await run;
  clearTimeout(limit);
  const seconds = (performance.now() - started) / 1000;
  const answered = result["2xx"];
  return {
    perSecond: answered / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: amount - answered,
  };
}
