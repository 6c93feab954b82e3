import { expect, onTestFinished, test } from "vitest";
import { pageFetch } from "../../../src/client/fetch.ts";
import { submitTo } from "../../../src/client/submit.ts";
import { startListening } from "../../../src/web/node/start-listening.ts";
import { bookingRequest, testServer } from "../../server/handler-fixture.ts";

const signal = new AbortController().signal;

/** A server on a loopback port until the test ends. `requestLines` are the requests so far. */
async function listeningServer() {
  const server = testServer();
  const requestLines: string[] = [];
  const { port, stop } = await startListening(
    (request, env) => {
      requestLines.push(`${request.method} ${new URL(request.url).pathname}`);
      return server.app.fetch(request, env);
    },
    { port: 0, host: "127.0.0.1" },
  );
  onTestFinished(() => stop(0));
  return { ...server, requestLines, origin: `http://127.0.0.1:${port}` };
}

test("does not follow a redirect, which would drop the body", async () => {
  const { origin, received, requestLines } = await listeningServer();
  const options = { signal, fetch: pageFetch };
  const submitting = submitTo(`${origin}/dev/booking-requests`, bookingRequest(), options);
  expect(await submitting).toEqual({ kind: "unknown" });
  expect(requestLines).toEqual(["POST /dev/booking-requests"]);
  expect(await received()).toEqual([]);
});

test("does not retry after a broken connection; submitting again succeeds", async () => {
  const { origin, received, requestLines } = await listeningServer();
  const request = bookingRequest();
  const url = `${origin}/f/reset/dev/booking-requests/`;
  const submit = () => submitTo(url, request, { signal, fetch: pageFetch });
  expect(await submit()).toEqual({ kind: "unknown" });
  expect(requestLines).toHaveLength(1);
  expect(await received()).toEqual([]);
  expect(await submit()).toEqual({ kind: "accepted" });
  expect((await received()).map((entry) => entry.request)).toEqual([request]);
});

test("the outcome is unknown with an invalid URL", async () => {
  const submitting = submitTo("not a URL", bookingRequest(), { signal, fetch: pageFetch });
  expect(await submitting).toEqual({ kind: "unknown" });
});
