import { connect } from "node:net";
import { createHandler, type HandlerOptions } from "../../src/server/app.ts";
import { type Patience, startListening } from "../../src/server/hosts/start-listening.ts";
import { testServer } from "./handler-fixture.ts";

/** The handler on a real connection, at a port of its own, with an inbox in memory. */
export async function realServer(
  options: Partial<HandlerOptions> = {},
  patience?: Patience,
): Promise<{ origin: string; port: number; close(): Promise<void> }> {
  const { requests, locations } = testServer();
  const handler = createHandler({ locations, requests, ...options });
  const listening = await startListening(
    handler.fetch,
    { port: 0, host: "127.0.0.1" },
    ...(patience ? [patience] : []),
  );
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    port: listening.port,
    close: () => listening.stop(0),
  };
}

/** What came over a connection until it was closed, and how: `end`, or an error's code. */
export interface Heard {
  text: string;
  end: string;
}

/** Says this over a connection of its own and listens until the other side closes it. */
export const say = (port: number, ...parts: (string | Uint8Array)[]): Promise<Heard> =>
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

/** A request as it goes over the wire, which asks for the connection to be closed. */
export const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "\r\n"].join("\r\n");
