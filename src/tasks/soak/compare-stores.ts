import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MeasuredServer, startServer } from "../bench/measured-server.ts";
import type { PostgresServer } from "../postgres/start-postgres.ts";
import { sendRequests } from "./send-requests.ts";
import { startSoakReceiver } from "./soak.ts";
import { requestBody } from "./soak-requests.ts";

const DEVELOPMENT_SERVER = new URL("../../server/hosts/command.ts", import.meta.url);
const ROUNDS = 5;
const REQUESTS_PER_ROUND = 600;
const SIMULTANEOUS = 20;

interface Candidate {
  name: string;
  servers: readonly MeasuredServer[];
  path: string;
  perSecond: number[];
}

/** Median requests per second of each store, compared with the development server in memory. */
export async function compareStores(
  postgres: PostgresServer,
): Promise<{ name: string; perSecond: number; ratio: number }[]> {
  const folder = mkdtempSync(join(tmpdir(), "soak-"));
  const development = startServer(
    DEVELOPMENT_SERVER,
    ...["--port", "0", "--data", ":memory:", "--quiet", "--bare"],
  );
  const [bare, sqlite, one, two] = await Promise.all([
    development,
    startSoakReceiver(join(folder, "requests.sqlite")),
    startSoakReceiver(postgres.url),
    startSoakReceiver(postgres.url),
  ]);
  const candidate = (name: string, servers: MeasuredServer[], path = "/booking-requests/") => ({
    name,
    servers,
    path,
    perSecond: [],
  });
  const candidates: Candidate[] = [
    candidate("development handler, in memory", [bare], "/dev/booking-requests/"),
    candidate("SQLite", [sqlite]),
    candidate("PostgreSQL, one process", [one]),
    candidate("PostgreSQL, two processes", [one, two]),
  ];
  try {
    // The first round is only a warm-up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { servers, path, perSecond } of candidates) {
        const bodies = Array.from({ length: REQUESTS_PER_ROUND }, () => requestBody(randomUUID()));
        const origins = servers.map(({ origin }) => origin);
        const rate = await sendRequests(bodies, origins, path, SIMULTANEOUS, (_index, status) => {
          if (status !== 201) throw new Error(`A request got ${status}.`);
        });
        if (round > 0) perSecond.push(rate);
      }
    }
  } finally {
    for (const server of [bare, sqlite, one, two]) server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const [base = 0] = candidates.map(({ perSecond }) => median(perSecond));
  return candidates.map(({ name, perSecond }) => ({
    name,
    perSecond: median(perSecond),
    ratio: median(perSecond) / base,
  }));
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
