import type { Socket } from "node:net";

/** The context of one request that a fault applies to. */
export interface FaultContext {
  /** The number in the scenario's name, such as 3000 in `slow-3000`; otherwise 0. */
  amount: number;
  /** The key in the scenario's name as a path in the envelope; empty if there is none. */
  keyPath: readonly string[];
  /** Handles the request and returns the real response, including its CORS headers. */
  respond(): Promise<Response>;
  /** Destroys the connection, so that no response arrives. */
  disconnect(): Response;
  /** The raw connection, for invalid HTTP; a `Request` in a test has none. */
  socket: Socket | undefined;
  /** Aborted when the client disconnects or the server stops. */
  signal: AbortSignal;
}

/** Groups the faults on the home page. */
export type FaultKind = "delay" | "connection" | "origin" | "status" | "body" | "record" | "slots";

/**
 * Restricts a fault to booking requests, the endpoint or the available times; other requests do not use it
 * up.
 */
export type FaultTarget = "post" | "record" | "slots";

export interface Fault {
  /** As in a path, without its parameter. */
  name: string;
  kind: FaultKind;
  /** What happens, in one sentence for the home page. */
  description: string;
  /** A scenario name to try it with. */
  sample: string;
  /** The required parameter after the name and a hyphen. */
  parameter?: "milliseconds" | "seconds" | "key";
  /** Whether the fault makes sense for a key; only if `parameter` is `key`. */
  supportsKey?(key: DocumentedKey): boolean;
  /** Default: all requests. */
  appliesTo?: FaultTarget;
  /** Other origins may not read the response. */
  withoutCors?: true;
  /** Forbids keep-alive: Chromium silently retries when a reused connection breaks. */
  closesConnection?: true;
  inject(context: FaultContext): Response | Promise<Response>;
}

/** Creates the faults of a kind; the sample is the name, unless `options` has another. */
export const faultsOf =
  (kind: FaultKind) =>
  (
    name: string,
    description: string,
    inject: Fault["inject"],
    options: Partial<Fault> = {},
  ): Fault => ({ name, kind, description, sample: name, inject, ...options });

/** A documented key of the endpoint's envelope. */
export interface DocumentedKey {
  /** As in a scenario: the record's keys without `data`, such as `agent.name`. */
  name: string;
  /** From the envelope on, such as `["data", "agent", "name"]`. */
  path: readonly string[];
  /** Whether null is documented for it. */
  nullable: boolean;
}
