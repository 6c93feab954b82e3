import type { Context } from "hono";
import type { RawSocket } from "../faults/fault.ts";

/** The parts of Node's socket that are used here. */
interface Connection {
  write(bytes: string | Uint8Array): unknown;
  destroy(): unknown;
  destroySoon?(): unknown;
  resetAndDestroy?(): unknown;
}

/** The bindings of a Node host; an edge runtime has others, or none. */
export interface HostEnv {
  Bindings: { incoming?: { socket?: Connection; url?: string; httpVersionMajor?: number } };
}

/** The connection of this request, if the host exposes it and HTTP/2 does not share it. */
export function connectionOf({ env }: Context<HostEnv>): Connection | undefined {
  const incoming = env?.incoming;
  return (incoming?.httpVersionMajor ?? 1) === 1 ? incoming?.socket : undefined;
}

/** Closes the connection with a TCP reset. */
export function destroy(connection: Connection): void {
  if (connection.resetAndDestroy) connection.resetAndDestroy();
  else connection.destroy();
}

export const toRawSocket = (connection: Connection): RawSocket => ({
  write: (bytes) => void connection.write(bytes),
  end() {
    if (connection.destroySoon) connection.destroySoon();
    else connection.destroy();
  },
});

/** The path as received, with dot segments; undefined if the host does not expose it. */
export const rawPathOf = ({ env }: Context<HostEnv>) => env?.incoming?.url?.replace(/[?#].*/s, "");
