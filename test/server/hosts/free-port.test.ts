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

test.each(["127.0.0.1", "0.0.0.0"])("skips a port in use on %s", async (host) => {
  const used = await listening(host);
  expect(await freePort(used.port)).toBeGreaterThan(used.port);
  used.close();
});

test("returns a free port and 0 unchanged", async () => {
  const { port, close } = await listening("127.0.0.1");
  close();
  expect(await freePort(port)).toBe(port);
  expect(await freePort(0)).toBe(0);
});
