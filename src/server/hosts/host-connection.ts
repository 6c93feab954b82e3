import type { Context } from "hono";
import type { Wire } from "../faults/fault.ts";

// A Node host passes its request along; the shape is all that is needed of it.
interface Connection {
  write(bytes: string | Uint8Array): unknown;
  destroy(): unknown;
  destroySoon?(): unknown;
  resetAndDestroy?(): unknown;
}

/** What a Node host tells of a request; an edge runtime tells other things, or nothing. */
export interface HostEnv {
  Bindings: { incoming?: { socket?: Connection; url?: string; httpVersionMajor?: number } };
}

/** The connection that a request came over, where the host shows it and it is this request's own. */
export function connectionOf({ env }: Context<HostEnv>): Connection | undefined {
  const incoming = env?.incoming;
  return (incoming?.httpVersionMajor ?? 1) === 1 ? incoming?.socket : undefined;
}

/** Breaks it, so that the other side sees a reset. */
export function destroy(connection: Connection): void {
  if (connection.resetAndDestroy) connection.resetAndDestroy();
  else connection.destroy();
}

export const wireOf = (connection: Connection): Wire => ({
  write: (bytes) => void connection.write(bytes),
  end() {
    if (connection.destroySoon) connection.destroySoon();
    else connection.destroy();
  },
});

/** The path as it came, before the dots in it were followed; undefined where the host hides it. */
export const rawPathOf = ({ env }: Context<HostEnv>) => env?.incoming?.url?.replace(/[?#].*$/, "");
