const PERIOD_MS = 10 * 60_000;
// Longer than a request waits for the database.
const PENDING_MS = 30_000;

/** One notification about all marked requests of ten minutes, so that a flood does not reach staff. */
export interface Digest {
  /** The end of the ten minutes, ISO 8601 in UTC. */
  at: string;
  count: number;
}

const toIso = (ms: number) => new Date(ms).toISOString();

/** The end of the ten minutes in which a request arrives. */
export const nextDigest = (now: number) => toIso((Math.floor(now / PERIOD_MS) + 1) * PERIOD_MS);

/** When a digest is sent: after every request that belongs to it is stored. */
export const laterThanPending = (digestAt: string) => toIso(Date.parse(digestAt) + PENDING_MS);

/** The beginning of the ten minutes. */
export const startOfDigest = (digestAt: string) => toIso(Date.parse(digestAt) - PERIOD_MS);
