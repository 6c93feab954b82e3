import { expect, test } from "vitest";
import { sendTo } from "../../src/client/submit.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { listeningServer } from "./loopback.ts";

const signal = new AbortController().signal;

test("over a true connection it arrives", async () => {
  const { origin, received } = await listeningServer();
  const request = bookingRequest();
  const handOver = sendTo(`${origin}/dev/booking-requests/`, { signal });
  expect(await handOver(request)).toEqual({ kind: "accepted" });
  expect((await received()).map((one) => one.request)).toEqual([request]);
});

test("a redirect is not followed: it would lose the request and tell that it was taken", async () => {
  const { origin, received, asked } = await listeningServer();
  const handOver = sendTo(`${origin}/dev/booking-requests`, { signal });
  expect(await handOver(bookingRequest())).toEqual({ kind: "unsure" });
  expect(asked).toEqual(["POST /dev/booking-requests"]);
  expect(await received()).toEqual([]);
});

test("a connection that breaks leaves it open, and it is not sent again by itself", async () => {
  const { origin, received, asked } = await listeningServer();
  const handOver = sendTo(`${origin}/f/reset/dev/booking-requests/`, { signal });
  const request = bookingRequest();
  expect(await handOver(request)).toEqual({ kind: "unsure" });
  expect(asked).toHaveLength(1);
  expect(await received()).toEqual([]);
  expect(await handOver(request)).toEqual({ kind: "accepted" });
  expect(await received()).toHaveLength(1);
});

test("where nobody listens, nothing is known", async () => {
  const handOver = sendTo("http://127.0.0.1:1/dev/booking-requests/", { signal });
  expect(await handOver(bookingRequest())).toEqual({ kind: "unsure" });
});

test("an address that is none hands over nothing", async () => {
  expect(await sendTo("not an address", { signal })(bookingRequest())).toEqual({ kind: "unsure" });
});
