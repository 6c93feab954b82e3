/** @module-tag all */
import { connect, createServer, type Socket } from "node:net";
import { listen } from "../resources.ts";

/**
 * Passes connections on to the server of a URL until the test is finished, but not what the server
 * answers: `answer` sends that to the client.
 * @returns the URL with the proxy's host and port
 */
export async function startProxy(
  target: string,
  answer: (client: Socket, server: Socket) => void,
): Promise<string> {
  const url = new URL(target);
  const proxy = createServer((client) => {
    const server = connect(Number(url.port), url.hostname);
    client.on("error", () => {}).on("close", () => server.destroy());
    server.on("error", () => {}).on("close", () => client.destroy());
    client.pipe(server);
    answer(client, server);
  });
  const ownUrl = new URL(target);
  ownUrl.port = String(await listen(proxy, url.hostname));
  return ownUrl.href;
}
