import { expect, test, vi } from "vitest";
import { BodyTooLargeError, readText } from "../../src/client/fetch.ts";

const MEGABYTE = 1_000_000;
const bytes = (text: string) => new TextEncoder().encode(text);

/** A response in chunks; `pull` is called once per chunk that is read. */
function chunkedResponse(chunks: Iterable<Uint8Array>) {
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
  return { response: new Response(body), pull, cancel };
}

test.each([null, "", '{"a":"é李😀"}'])("returns the text %j unchanged", async (text) => {
  expect(await readText(new Response(text))).toBe(text ?? "");
});

test("decodes a character that is split between chunks", async () => {
  const all = bytes("Zahnärzte 😀");
  const chunks = Array.from(all, (_, index) => all.subarray(index, index + 1));
  expect(await readText(chunkedResponse(chunks).response)).toBe("Zahnärzte 😀");
});

test("the size limit is a megabyte, in bytes", async () => {
  const text = "é".repeat(MEGABYTE / 2);
  expect(await readText(new Response(text))).toBe(text);
  const tooLarge = readText(new Response(`${text}x`));
  await expect(tooLarge).rejects.toThrow(BodyTooLargeError);
});

test("cancels an endless body at the size limit", async () => {
  function* endless() {
    for (;;) yield new Uint8Array(100_000).fill(0x78);
  }
  const { response, pull, cancel } = chunkedResponse(endless());
  await expect(readText(response)).rejects.toThrow(BodyTooLargeError);
  expect(pull).toHaveBeenCalledTimes(11);
  expect(cancel).toHaveBeenCalledOnce();
});

test("throws the network error of a connection that breaks", async () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(bytes('{"succ'));
      stream.error(new TypeError("terminated"));
    },
  });
  await expect(readText(new Response(body))).rejects.toThrow(TypeError);
});
