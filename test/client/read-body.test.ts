import { expect, test, vi } from "vitest";
import { BodyError, readBodyText } from "../../src/client/read-body.ts";

const MEGABYTE = 1_000_000;
const TOO_LARGE = new BodyError("unexpected-answer");
const bytes = (text: string) => new TextEncoder().encode(text);

/** A response in chunks; `pull` is called once per chunk that is read. */
function chunkedResponse(chunks: Iterable<Uint8Array>, status = 200) {
  const pull = vi.fn();
  const cancel = vi.fn();
  const iterator = chunks[Symbol.iterator]();
  const body = new ReadableStream(
    {
      pull(stream) {
        const { done, value } = iterator.next();
        if (done) return stream.close();
        pull();
        stream.enqueue(value);
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body, { status }), pull, cancel };
}

test.each([null, "", '{"a":"é李😀"}'])("returns the text %j unchanged", async (text) => {
  expect(await readBodyText(new Response(text))).toBe(text ?? "");
});

test("decodes a character that is split between chunks", async () => {
  const all = bytes("Zahnärzte 😀");
  const chunks = Array.from(all, (_, index) => all.subarray(index, index + 1));
  expect(await readBodyText(chunkedResponse(chunks).response)).toBe("Zahnärzte 😀");
});

test.each(["<!doctype html>", " \n\t<html>", "\ufeff<p>"])(
  "rejects a web page: %j",
  async (text) => {
    await expect(readBodyText(new Response(text))).rejects.toThrow(new BodyError("not-json"));
  },
);

test("returns a web page with an error status, so that the status is reported", async () => {
  expect(await readBodyText(new Response("<h1>Bad gateway</h1>", { status: 502 }))).toMatch(/^</);
});

test("the size limit is a megabyte, in bytes", async () => {
  const text = "é".repeat(MEGABYTE / 2);
  expect(await readBodyText(new Response(text))).toBe(text);
  const tooLarge = readBodyText(new Response(`${text}x`));
  await expect(tooLarge).rejects.toThrow(TOO_LARGE);
});

test.each([200, 500])(
  "cancels an endless body at the size limit, with status %i",
  async (status) => {
    function* endless() {
      for (;;) yield new Uint8Array(100_000).fill(0x78);
    }
    const { response, pull, cancel } = chunkedResponse(endless(), status);
    await expect(readBodyText(response)).rejects.toThrow(TOO_LARGE);
    expect(pull).toHaveBeenCalledTimes(11);
    expect(cancel).toHaveBeenCalledOnce();
  },
);

test("throws the network error of a connection that breaks", async () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(bytes('{"succ'));
      stream.error(new TypeError("terminated"));
    },
  });
  await expect(readBodyText(new Response(body))).rejects.toThrow(TypeError);
});
