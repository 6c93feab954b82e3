import { createServer, type RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendRequest } from "../../src/check/send-request.ts";
import { listen } from "../resources.ts";

let timer: AbortController;

async function send(listener: RequestListener) {
  const url = `http://127.0.0.1:${await listen(createServer(listener))}/`;
  timer = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timer.signal);
  onTestFinished(() => timeout.mockRestore());
  return sendRequest(url, { headers: {} });
}

const timeOut = () => timer.abort(new DOMException("", "TimeoutError"));

test.each<[what: string, listener: RequestListener, status: number, error: RegExp]>([
  ["no response", timeOut, 0, /^no response: timeout after 10 s$/],
  ["a reset", (request) => request.socket.destroy(), 0, /^no response: (?!fetch failed)./],
  [
    "a body that is cut off",
    (_request, response) => {
      response.writeHead(200, { "Content-Length": 100 }).write("{");
      setImmediate(() => response.destroy());
    },
    200,
    /^incomplete body: /,
  ],
  [
    "another encoding than its header says",
    (_request, response) => response.writeHead(200, { "Content-Encoding": "gzip" }).end("{}"),
    200,
    /^incomplete body: incorrect header check$/,
  ],
  ["Latin-1", (_, response) => response.end(Buffer.of(0xe9)), 200, /^invalid UTF-8: /],
])("%s is recorded", async (_what, listener, status, error) => {
  expect(await send(listener)).toMatchObject({
    status,
    text: null,
    error: expect.stringMatching(error),
  });
});

test("a compressed body is read, and a redirect is not followed", async () => {
  const paths: (string | undefined)[] = [];
  const redirected = await send((request, response) => {
    paths.push(request.url);
    response
      .writeHead(302, { Location: "/elsewhere", "Content-Encoding": "gzip" })
      .end(gzipSync("moved"));
  });
  expect(redirected).toMatchObject({ status: 302, text: "moved", error: null });
  expect(paths).toEqual(["/"]);
});
