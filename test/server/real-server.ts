import { connect } from "node:net";
import type { HandlerOptions } from "../../src/server/app.ts";
import { startListening } from "../../src/web/node/start-listening.ts";
import { testServer } from "./handler-fixture.ts";

/** The handler on a free port, with an inbox in memory. */
export async function realServer(
  options: Partial<HandlerOptions> = {},
  timeouts?: Parameters<typeof startListening>[2],
) {
  const address = { port: 0, host: "127.0.0.1" };
  const { port, stop } = await startListening(testServer(options).app.fetch, address, timeouts);
  return { origin: `http://127.0.0.1:${port}`, port, close: () => stop(0) };
}

/** Everything received on a connection, and how it ended: `end` or an error code. */
export interface Received {
  text: string;
  end: string;
}

/** Sends raw data on a new connection and reads until the server closes it. */
export const sendRaw = (port: number, ...parts: (string | Uint8Array)[]): Promise<Received> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    let end = "end";
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      end = error.code ?? error.message;
    });
    socket.on("close", () => resolve({ text, end }));
    for (const part of parts) socket.write(part);
  });

/** A raw request that closes its connection. */
export const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "\r\n"].join("\r\n");
