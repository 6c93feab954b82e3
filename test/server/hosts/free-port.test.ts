import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../../../src/server/hosts/free-port.ts";

const listening = (host: string) =>
  new Promise<{ port: number; close(): void }>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, host, () => {
      const { port } = server.address() as { port: number };
      resolve({ port, close: () => server.close() });
    });
  });

test.each(["127.0.0.1", "0.0.0.0"])("a port that is taken on %s is passed over", async (host) => {
  const taken = await listening(host);
  expect(await freePort(taken.port)).toBeGreaterThan(taken.port);
  taken.close();
});

test("a port that nobody has is kept, and 0 stays 0", async () => {
  const { port, close } = await listening("127.0.0.1");
  close();
  expect(await freePort(port)).toBe(port);
  expect(await freePort(0)).toBe(0);
});
