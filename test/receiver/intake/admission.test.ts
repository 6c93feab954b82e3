import { expect, test } from "vitest";
import { bookingRequest, jsonPost } from "../../server/handler-fixture.ts";
import { ownReceiver } from "../own-receiver.ts";
import { signIn } from "../receiver-fixture.ts";

const ADDRESS = "X-Real-IP";
const MARKS = [
  "It was not sent by a browser",
  "Many requests came from the same network within a minute",
  "Many requests for this location came within a minute",
];

/** A receiver behind a proxy. */
async function setup(args: readonly string[] = []) {
  const receiver = await ownReceiver(["--address-header", ADDRESS, ...args]);
  return {
    post: (address: string, over: object = {}) =>
      receiver.post({ ...bookingRequest(), ...over }, { [ADDRESS]: address }),
    /** A program that knows only the address. */
    postByProgram(address: string) {
      const { headers, ...init } = jsonPost(bookingRequest());
      const allHeaders = { ...headers, [ADDRESS]: address };
      return receiver.fetch("/booking-requests/", { ...init, headers: allHeaders });
    },
    /** How many requests are not marked, and how many for each reason. */
    async suspicions() {
      const staff = await signIn(receiver);
      const listed = async () =>
        (await staff.textOf("/inbox/export.csv")).split("\r\n").slice(1, -1);
      const unmarked = (await listed()).length;
      await staff.post("/inbox/filter/", { state: "marked" });
      const marked = await listed();
      return [unmarked, ...MARKS.map((mark) => marked.filter((row) => row.includes(mark)).length)];
    },
  };
}

test("a patient among many requests of programs is taken, and not marked", async () => {
  const { post, postByProgram, suspicions } = await setup(["--max-per-location", "6"]);
  const flood = Array.from({ length: 100 }, (_, index) => postByProgram(`10.0.${index}.1`));
  for (const response of flood) expect((await response).status).toBe(201);
  expect((await post("192.0.2.1")).status).toBe(201);
  expect(await suspicions()).toEqual([1, 100, 0, 0]);
});

test("what one address, or one location, gets beyond its limit is stored, and marked", async () => {
  const { post, suspicions } = await setup(["--max-per-address", "2", "--max-per-location", "3"]);
  const addresses = [
    // The client can write the first address itself, but not the one that the proxy appends.
    ...["9.9.9.9, 1.1.1.1", "1.1.1.1", "8.8.8.8, 1.1.1.1"],
    // One client has all addresses of its network.
    ...["2001:db8::1", "2001:db8::2:1", "2001:db8::3"],
  ];
  for (const address of addresses) expect((await post(address)).status).toBe(201);
  expect(await suspicions()).toEqual([3, 0, 2, 1]);
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
