import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { sql } from "../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { ownFolder, ownReceiver } from "./own-receiver.ts";

const ADDRESS = "X-Real-IP";

/** A receiver behind a proxy. */
async function setup(args: readonly string[] = []) {
  const folder = ownFolder();
  const receiver = await ownReceiver(["--address-header", ADDRESS, ...args], folder);
  const database = openSqlite(folder.file("booking-requests.sqlite"));
  onTestFinished(() => database.close());
  const request = bookingRequest();
  return {
    receiver,
    post: (address: string, over: object = {}) =>
      receiver.post({ ...request, id: crypto.randomUUID(), ...over }, { [ADDRESS]: address }),
    /** A program that knows only the address. */
    postByProgram: (address: string) =>
      fetch(`${receiver.origin}/booking-requests/`, {
        method: "POST",
        headers: { "Content-Type": "application/json", [ADDRESS]: address },
        body: JSON.stringify({ ...request, id: crypto.randomUUID() }),
      }),
    async suspicions() {
      const rows = await database.run(
        sql`SELECT suspicion, count(*) AS count FROM booking_requests GROUP BY suspicion ORDER BY 1`,
      );
      return rows.map(({ suspicion, count }) => [suspicion, count]);
    },
  };
}

// Each is written to the disk, which takes minutes on a slow one.
// A minute of 10,000 in ten minutes, or all of them at once with a limit that is ten times as high.
const [COUNT, MAX_PER_LOCATION] = process.env.FULL ? [10_000, "600"] : [1000, "60"];

test(`a patient among ${COUNT} requests of programs is taken, and not marked`, async () => {
  const { post, postByProgram, suspicions } = await setup(["--max-per-location", MAX_PER_LOCATION]);
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < COUNT; sent += 50) {
    const part = Array.from({ length: 50 }, (_, index) => postByProgram(`10.0.${index}.1`));
    for (const { status } of await Promise.all(part)) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  expect([...statuses]).toEqual([[201, COUNT]]);
  expect((await post("192.0.2.1")).status).toBe(201);
  expect(await suspicions()).toEqual([
    [null, 1],
    ["It was not sent by a browser.", COUNT],
  ]);
}, 900_000);

test("what one address, or one location, gets beyond its limit is stored, and marked", async () => {
  const { post, suspicions } = await setup(["--max-per-address", "2", "--max-per-location", "3"]);
  const addresses = [
    // The client can write the first address itself, but not the one that the proxy appends.
    ...["9.9.9.9, 1.1.1.1", "1.1.1.1", "8.8.8.8, 1.1.1.1"],
    // One client has all addresses of its network.
    ...["2001:db8::1", "2001:db8::2:1", "2001:db8::3"],
  ];
  for (const address of addresses) expect((await post(address)).status).toBe(201);
  expect(await suspicions()).toEqual([
    [null, 3],
    ["Many requests came from the same network within a minute.", 2],
    ["Many requests for this location came within a minute.", 1],
  ]);
});

test("twenty times as many requests as the limit get 429 with Retry-After, if they are marked", async () => {
  const { post } = await setup(["--max-per-address", "1", "--max-per-location", "1"]);
  const statuses = new Set<number>();
  const marked = { seconds_on_page: 0 };
  for (let count = 0; count < 21; count += 1) {
    const { status, headers } = await post(count === 20 ? "1.1.1.1" : "2.2.2.2", marked);
    expect(status).toBe(count === 20 ? 429 : 201);
    if (status === 429) expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect(headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
    statuses.add(status);
  }
  expect((await post("2.2.2.2")).status).toBe(429);
  expect((await post("3.3.3.3")).status).toBe(201);
  expect([...statuses]).toEqual([201, 429]);
});

test("without a trusted header, a client cannot claim another address", async () => {
  const receiver = await ownReceiver(["--max-per-address", "1"]);
  const post = (address: string) =>
    receiver.post(bookingRequest(), { [ADDRESS]: address, "X-Forwarded-For": address });
  for (let count = 0; count < 20; count += 1) {
    expect((await post(`1.1.1.${count}`)).status).toBe(201);
  }
  expect((await post("2.2.2.2")).status).toBe(429);
});
