import { expect, test, vi } from "vitest";
import { wholeBody } from "../../src/client/read-body.ts";

const MEGABYTE = 1_000_000;
const bytes = (text: string) => new TextEncoder().encode(text);

/** A body in these pieces; `pulled` tells how many were asked for. */
function inPieces(pieces: Iterable<Uint8Array>, status = 200) {
  const pulled = vi.fn();
  const cancelled = vi.fn();
  const iterator = pieces[Symbol.iterator]();
  const body = new ReadableStream(
    {
      pull(stream) {
        const { done, value } = iterator.next();
        if (done) return stream.close();
        pulled();
        stream.enqueue(value);
      },
      cancel: cancelled,
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body, { status }), pulled, cancelled };
}

test.each(["", "x", '{"a":"é李😀"}', " [1]"])("the text %j comes as it was sent", async (text) => {
  expect(await wholeBody(new Response(text))).toBe(text);
});

test("a character that comes in two pieces is one", async () => {
  const all = bytes("Zahnärzte 😀");
  const pieces = Array.from(all, (_, index) => all.subarray(index, index + 1));
  expect(await wholeBody(inPieces(pieces).response)).toBe("Zahnärzte 😀");
});

test("a byte order mark is no part of the text", async () => {
  expect(await wholeBody(new Response(bytes("\ufeff{}")))).toBe("{}");
});

test("bytes that are no UTF-8 leave marks, and are no reason to show nothing", async () => {
  expect(await wholeBody(new Response(new Uint8Array([0x5a, 0xe4, 0x68])))).toBe("Z\ufffdh");
});

test("no body is an empty text", async () => {
  expect(await wholeBody(new Response(null, { status: 204 }))).toBe("");
});

test.each(["<!doctype html>", " \n\t<html>", "\ufeff<p>"])(
  "%j is a page, no data",
  async (text) => {
    await expect(wholeBody(new Response(text))).rejects.toMatchObject({
      name: "PageInsteadOfData",
    });
  },
);

test("a page under a status that is no success is told by its status", async () => {
  expect(await wholeBody(new Response("<h1>Bad gateway</h1>", { status: 502 }))).toMatch(/^</);
});

test("a megabyte is read, a byte more is not", async () => {
  expect(await wholeBody(new Response("x".repeat(MEGABYTE)))).toHaveLength(MEGABYTE);
  const more = wholeBody(new Response("x".repeat(MEGABYTE + 1)));
  await expect(more).rejects.toMatchObject({ name: "TooLarge" });
});

test("bytes count, not characters", async () => {
  const text = "é".repeat(MEGABYTE / 2);
  expect(await wholeBody(new Response(text))).toBe(text);
  const more = wholeBody(new Response(`${text}x`));
  await expect(more).rejects.toMatchObject({ name: "TooLarge" });
});

test.each([200, 500])("an endless body is left where it is too long, under %i", async (status) => {
  function* endless() {
    for (;;) yield new Uint8Array(100_000).fill(0x78);
  }
  const { response, pulled, cancelled } = inPieces(endless(), status);
  await expect(wholeBody(response)).rejects.toMatchObject({ name: "TooLarge" });
  expect(pulled).toHaveBeenCalledTimes(11);
  expect(cancelled).toHaveBeenCalledOnce();
});

test("a connection that breaks in the middle is told as it is", async () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(bytes('{"succ'));
      stream.error(new TypeError("terminated"));
    },
  });
  await expect(wholeBody(new Response(body))).rejects.toThrow(TypeError);
});
