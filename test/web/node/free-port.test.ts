import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../../../src/web/node/free-port.ts";
import { listen, portForServer } from "../../resources.ts";

test.each(["127.0.0.1", "0.0.0.0"])("skips a port in use on %s", async (host) => {
  const port = await listen(createServer(), host);
  expect(await freePort(port)).toBeGreaterThan(port);
});

test("returns a free port and 0 unchanged", async () => {
  const port = await portForServer();
  expect(await freePort(port)).toBe(port);
  expect(await freePort(0)).toBe(0);
});
