import { expect, test } from "vitest";
import { readImage } from "../../src/preview/images/logo.ts";

const UNCHANGED = "The logo has not changed.";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path d="M0 0h60v20H0z"/></svg>';

function encodeAs(type: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = 60;
  canvas.height = 20;
  canvas.getContext("2d")?.fillRect(0, 0, 30, 20);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob?.type === type ? resolve(blob) : reject(new Error(`No ${type} here.`))),
      type,
    ),
  );
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

// One pixel each; canvases cannot encode these types.
const GIF = fromBase64("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==");
const AVIF = fromBase64(
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=",
);

const IMAGES: [type: string, content: () => Promise<BlobPart>][] = [
  ["image/png", () => encodeAs("image/png")],
  ["image/jpeg", () => encodeAs("image/jpeg")],
  ["image/webp", () => encodeAs("image/webp")],
  ["image/gif", async () => GIF],
  ["image/avif", async () => AVIF],
  ["image/svg+xml", async () => SVG],
];

const file = (content: BlobPart, type: string, name = "mark") =>
  new File([content], name, { type });

test.each(IMAGES)(
  "an image of the type %s is read as a data URL of that type",
  async (type, content) => {
    const image = file(await content(), type);
    const result = await readImage(image);
    if (!result.ok) throw new Error(result.problem);
    expect(result.url.startsWith(`data:${type};base64,`)).toBe(true);
    const bytes = await (await fetch(result.url)).arrayBuffer();
    expect(new Uint8Array(bytes)).toEqual(new Uint8Array(await image.arrayBuffer()));
  },
);

test.each(["text/html", "image/tiff", ""])("a file of the type %j is rejected", async (type) => {
  expect(await readImage(file(SVG, type, "mark.svg"))).toEqual({
    ok: false,
    problem: `mark.svg is not an image that browsers show: use PNG, JPEG, GIF, WebP, AVIF or SVG. ${UNCHANGED}`,
  });
});

test.each([
  ["image/png", ""],
  ["image/jpeg", "\u00ff\u00d8\u00ff but no more"],
  ["image/svg+xml", "<html>not an SVG</html>"],
  ["image/svg+xml", SVG.slice(0, 40)],
])("a file with the wrong type %s is rejected", async (type, content) => {
  expect(await readImage(file(content, type))).toEqual({
    ok: false,
    problem: `mark is damaged or not an image. ${UNCHANGED}`,
  });
});

test("an image of 20 MB that cannot be made smaller is rejected", async () => {
  const large = file(new Uint8Array(20_000_000), "image/png", "huge.png");
  expect(await readImage(large)).toEqual({
    ok: false,
    problem: `huge.png is too large: a logo should have less than 0.1 MB. ${UNCHANGED}`,
  });
});

test("of an image that moves, the first picture is used; an SVG that moves is rejected", async () => {
  const commented = new Uint8Array([...GIF.slice(0, 19), 0x21, 0xfe, 11]);
  const name = new TextEncoder().encode("NETSCAPE2.0");
  const animated = new Blob([commented, name, new Uint8Array([0]), GIF.slice(19)]);
  const result = await readImage(file(animated, "image/gif"));
  expect(result).toMatchObject({ ok: true, url: expect.stringMatching(/^data:image\/webp;/) });
  const svg = SVG.replace("/></svg>", '><animate attributeName="x"/></path></svg>');
  expect(await readImage(file(svg, "image/svg+xml"))).toEqual({
    ok: false,
    problem: `mark moves: use a logo that does not. ${UNCHANGED}`,
  });
});

/** A photograph-like image, which no encoder makes small. */
async function noise(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  const pixels = new ImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 65_536) {
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
  }
  context?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type });
}

test.each([
  ["image/png", 1200, 600, 192, 96],
  ["image/jpeg", 3000, 300, 640, 64],
])("a large %s of %i × %i pixels is made smaller", async (type, width, height, ...size) => {
  const image = await noise(width, height, type);
  const result = await readImage(file(image, type));
  if (!result.ok) throw new Error(result.problem);
  const shown = new Image();
  shown.src = result.url;
  await shown.decode();
  expect([shown.naturalWidth, shown.naturalHeight]).toEqual(size);
  expect(result.url.length).toBeLessThan(image.size / 3);
});

test("an image of exactly 2 MB is accepted", async () => {
  const padded = SVG.padEnd(2_000_000);
  expect((await readImage(file(padded, "image/svg+xml"))).ok).toBe(true);
  expect((await readImage(file(`${padded} `, "image/svg+xml"))).ok).toBe(false);
});

test("a still SVG may have the words of animations in it", async () => {
  const svg = SVG.replace("<path", "<title>Davis ANIMAL clinic</title><path");
  expect((await readImage(file(svg, "image/svg+xml"))).ok).toBe(true);
});

test("a script in an SVG does not run", async () => {
  const script = "<script>parent.wasRun = true</script>";
  const svg = SVG.replace("<path", `<g onload="parent.wasRun = true"/>${script}<path`);
  expect((await readImage(file(svg, "image/svg+xml"))).ok).toBe(true);
  expect(globalThis).not.toHaveProperty("wasRun");
});
