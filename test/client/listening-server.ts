import { onTestFinished } from "vitest";
import { startListening } from "../../src/server/hosts/start-listening.ts";
import { testServer } from "../server/handler-fixture.ts";

/**
 * Our own server on a loopback port until the test ends, for what needs a real connection: broken
 * connections and redirects. `requestLines` are the requests so far.
 */
export async function listeningServer() {
  const server = testServer();
  const requestLines: string[] = [];
  const { port, stop } = await startListening(
    (request, env) => {
      requestLines.push(`${request.method} ${new URL(request.url).pathname}`);
      return server.app.fetch(request, env);
    },
    { port: 0, host: "127.0.0.1" },
  );
  onTestFinished(() => stop(0));
  return { ...server, requestLines, origin: `http://127.0.0.1:${port}` };
}
