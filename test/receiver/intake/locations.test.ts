import { createServer } from "node:http";
import { expect, test } from "vitest";
import { knownLocations } from "../../../src/receiver/intake/locations.ts";
import { listen } from "../../resources.ts";
import { EXAMPLE } from "../../server/handler-fixture.ts";

test("a location that was found stays known while the service is down, however many ids were invented", async () => {
  let isDown = false;
  const service = createServer((request, response) => {
    const isKnown = request.url?.includes(EXAMPLE.record.id);
    response.writeHead(isDown ? 500 : isKnown ? 200 : 404);
    response.end(JSON.stringify({ data: EXAMPLE.record }));
  });
  const locations = knownLocations(new Map(), `http://127.0.0.1:${await listen(service)}`);
  const id = EXAMPLE.record.id.toLowerCase();
  expect(await locations.nameOf(id)).toBe(EXAMPLE.record.name);
  for (let sent = 0; sent < 1100; sent += 50) {
    const invented = Array.from({ length: 50 }, () => locations.nameOf(crypto.randomUUID()));
    expect(new Set(await Promise.all(invented))).toEqual(new Set([undefined]));
  }
  isDown = true;
  expect(await locations.nameOf(id)).toBe(EXAMPLE.record.name);
  expect([...locations.all()]).toEqual([[id, EXAMPLE.record.name]]);
});
