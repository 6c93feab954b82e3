import { expect, test } from "vitest";
import { submitTo } from "../../src/client/submit.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { listeningServer } from "./listening-server.ts";

const signal = new AbortController().signal;

test("submits over a real connection", async () => {
  const { origin, received } = await listeningServer();
  const request = bookingRequest();
  const submit = submitTo(`${origin}/dev/booking-requests/`, { signal });
  expect(await submit(request)).toEqual({ kind: "accepted" });
  expect((await received()).map((entry) => entry.request)).toEqual([request]);
});

test("does not follow a redirect, which would drop the body", async () => {
  const { origin, received, requestLines } = await listeningServer();
  const submit = submitTo(`${origin}/dev/booking-requests`, { signal });
  expect(await submit(bookingRequest())).toEqual({ kind: "unknown" });
  expect(requestLines).toEqual(["POST /dev/booking-requests"]);
  expect(await received()).toEqual([]);
});

test("does not retry after a broken connection; submitting again succeeds", async () => {
  const { origin, received, requestLines } = await listeningServer();
  const submit = submitTo(`${origin}/f/reset/dev/booking-requests/`, { signal });
  const request = bookingRequest();
  expect(await submit(request)).toEqual({ kind: "unknown" });
  expect(requestLines).toHaveLength(1);
  expect(await received()).toEqual([]);
  expect(await submit(request)).toEqual({ kind: "accepted" });
  expect(await received()).toHaveLength(1);
});

test("the outcome is unknown if the connection is refused", async () => {
  const submit = submitTo("http://127.0.0.1:1/dev/booking-requests/", { signal });
  expect(await submit(bookingRequest())).toEqual({ kind: "unknown" });
});

test("the outcome is unknown with an invalid URL", async () => {
  const submit = submitTo("not a URL", { signal });
  expect(await submit(bookingRequest())).toEqual({ kind: "unknown" });
});
