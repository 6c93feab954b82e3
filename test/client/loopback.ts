import { onTestFinished } from "vitest";
import { startListening } from "../../src/server/hosts/start-listening.ts";
import { testServer } from "../server/handler-fixture.ts";

/**
 * Our own server on a port of this machine until the test ends, for what only a true connection
 * can show: that it breaks, or that it is redirected. `asked` is what arrived there.
 */
export async function listeningServer() {
  const server = testServer();
  const asked: string[] = [];
  const { port, stop } = await startListening(
    (request, env) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return server.app.fetch(request, env);
    },
    { port: 0, host: "127.0.0.1" },
  );
  onTestFinished(() => stop(0));
  return { ...server, asked, origin: `http://127.0.0.1:${port}` };
}
