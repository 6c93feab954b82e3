import { expect, onTestFinished, test } from "vitest";
import { pageFetch } from "../../../src/client/fetch.ts";
import { submitTo } from "../../../src/client/submit.ts";
import { startListening } from "../../../src/web/node/start-listening.ts";
import { bookingRequest, testServer } from "../../server/handler-fixture.ts";

const signal = new AbortController().signal;

/**
 * Our own server on a loopback port until the test ends, for what needs a real connection.
 * `requestLines` are the requests so far.
 */
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
  const submit = submitTo(`${origin}/dev/booking-requests`, { signal, fetch: pageFetch });
  expect(await submit(bookingRequest())).toEqual({ kind: "unknown" });
  expect(requestLines).toEqual(["POST /dev/booking-requests"]);
  expect(await received()).toEqual([]);
});

test("does not retry after a broken connection; submitting again succeeds", async () => {
  const { origin, received, requestLines } = await listeningServer();
  const submit = submitTo(`${origin}/f/reset/dev/booking-requests/`, { signal, fetch: pageFetch });
  const request = bookingRequest();
  expect(await submit(request)).toEqual({ kind: "unknown" });
  expect(requestLines).toHaveLength(1);
  expect(await received()).toEqual([]);
  expect(await submit(request)).toEqual({ kind: "accepted" });
  expect((await received()).map((entry) => entry.request)).toEqual([request]);
});

test("the outcome is unknown with an invalid URL", async () => {
  const submit = submitTo("not a URL", { signal, fetch: pageFetch });
  expect(await submit(bookingRequest())).toEqual({ kind: "unknown" });
});
