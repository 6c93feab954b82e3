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
    response.end(JSON.stringify({ success: true, data: EXAMPLE.record }));
  });
  const locations = knownLocations(new Map(), `http://127.0.0.1:${await listen(service)}`);
  const id = EXAMPLE.record.id.toLowerCase();
  expect(await locations.has(id)).toBe(true);
  for (let sent = 0; sent < 1100; sent += 50) {
    const invented = Array.from({ length: 50 }, () => locations.has(crypto.randomUUID()));
    expect(new Set(await Promise.all(invented))).toEqual(new Set([false]));
  }
  isDown = true;
  expect(await locations.has(id)).toBe(true);
  expect(locations.nameOf(id)).toBe(EXAMPLE.record.name);
});

test("a practice is read as in the form: damaged values are missing, and another location's is not used", async () => {
  const data = { ...EXAMPLE.record, phone_number: 7, city: null };
  const service = createServer((_request, response) =>
    response.end(JSON.stringify({ success: true, data })),
  );
  const baseUrl = `http://127.0.0.1:${await listen(service)}`;
  const locations = knownLocations(new Map(), baseUrl);
  const { id, name, streetAddress } = EXAMPLE.record;
  expect(await locations.practiceOf(id)).toMatchObject({ name, phone: "" });
  // As the options have it: without a name, with the id in place of it.
  for (const [listed, shown] of [
    ["Front desk", "Front desk"],
    [id, name],
  ] as const) {
    const own = knownLocations(new Map([[id, listed]]), baseUrl);
    expect([(await own.practiceOf(id))?.name, own.nameOf(id)]).toEqual([shown, shown]);
  }
  expect((await locations.practiceOf(id))?.address).toContain(streetAddress);
  await expect(locations.has(crypto.randomUUID())).rejects.toThrow("could not be looked up");
});
