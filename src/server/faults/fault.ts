/** One request that meets a fault. */
export interface Turn {
  /** The number in the scenario's name, as in `slow-3000`; 0 where it has none. */
  amount: number;
  /** The keys that lead to a place in the envelope, as in `missing-agent.name`; else empty. */
  place: readonly string[];
  /** Lets the request through: what the server truly answers, with leave for other origins. */
  answer(): Promise<Response>;
  /** An answer that never arrives, because its connection is destroyed. */
  disconnect(): Response;
  /** The bare connection, for what no HTTP server says; undefined where the host hides it. */
  wire: Wire | undefined;
  /** Aborted when nobody waits any more: the client has left, or the server stops. */
  over: AbortSignal;
}

/** A connection as bytes. */
export interface Wire {
  write(bytes: string | Uint8Array): void;
  /** Closes it once everything written has left. */
  end(): void;
}

/** What a fault is about; the home page lists the faults by it. */
export type FaultKind = "delay" | "connection" | "origin" | "status" | "body" | "record";

/** Which requests meet a fault; to the others it does not happen, and stays in store. */
export type Met = "post" | "record";

export interface Fault {
  /** As a path names it, without what it takes. */
  name: string;
  kind: FaultKind;
  /** What happens, for a person who chooses one. */
  shows: string;
  /** A scenario name to try it with. */
  sample: string;
  /** What follows the name after a hyphen, and has to. */
  takes?: "milliseconds" | "seconds" | "key";
  /** Whether a key of the envelope can have this fault; for one that takes a key. */
  fits?(place: Place): boolean;
  /** All requests, unless said. */
  met?: Met;
  /** No other origin may read the answer. */
  hidden?: true;
  /** Chromium sends a request again by itself when a connection that it reuses breaks. */
  onFreshConnection?: true;
  play(turn: Turn): Response | Promise<Response>;
}

/** A documented place in the endpoint's envelope. */
export interface Place {
  /** As a scenario names it: the record's keys without `data`, as in `agent.name`. */
  name: string;
  /** From the envelope on, as in `["data", "agent", "name"]`. */
  path: readonly string[];
  type: "string" | "boolean" | "number" | "object" | "array" | "null" | "unknown";
  /** Whether null is documented here. */
  nullable: boolean;
}
