import { expect, onTestFinished, test, vi } from "vitest";
import { readImage } from "../../../../src/preview/editor/controls/read-image.ts";

const KEPT = "The logo is as it was.";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path d="M0 0h60v20H0z"/></svg>';

/** A picture of these types that a browser can draw. */
function drawnAs(type: string): Promise<Blob> {
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

// One pixel each: of these a browser writes none.
const GIF = fromBase64("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==");
const AVIF = fromBase64(
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=",
);

const PICTURES: [type: string, content: () => Promise<BlobPart>][] = [
  ["image/png", () => drawnAs("image/png")],
  ["image/jpeg", () => drawnAs("image/jpeg")],
  ["image/webp", () => drawnAs("image/webp")],
  ["image/gif", async () => GIF],
  ["image/avif", async () => AVIF],
  ["image/svg+xml", async () => SVG],
];

const file = (content: BlobPart, type: string, name = "mark") =>
  new File([content], name, { type });

test.each(PICTURES)(
  "a picture of the type %s becomes image data of just that",
  async (type, content) => {
    const picture = file(await content(), type);
    const reading = await readImage(picture);
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.url.startsWith(`data:${type};base64,`)).toBe(true);
    const bytes = await (await fetch(reading.url)).arrayBuffer();
    expect(new Uint8Array(bytes)).toEqual(new Uint8Array(await picture.arrayBuffer()));
  },
);

test.each([
  "text/plain",
  "text/html",
  "application/pdf",
  "image/tiff",
  "image/x-icon",
  "video/mp4",
  "",
])("a file of the type %j is no logo, which is said", async (type) => {
  expect(await readImage(file(SVG, type, "mark.svg"))).toEqual({
    ok: false,
    problem: `mark.svg is not an image that browsers show: a logo is PNG, JPEG, GIF, WebP, AVIF or SVG. ${KEPT}`,
  });
});

test.each([
  ["image/png", "<script>alert(1)</script>"],
  ["image/png", ""],
  ["image/jpeg", "\u00ff\u00d8\u00ff but no more"],
  ["image/svg+xml", "<html>no drawing</html>"],
  ["image/svg+xml", SVG.slice(0, 40)],
])("a file that lies about being %s is found out", async (type, content) => {
  expect(await readImage(file(content, type))).toEqual({
    ok: false,
    problem: `mark says that it is an image, and is none. ${KEPT}`,
  });
});

test("a picture of 20 MB is too heavy, which is said before it is read", async () => {
  const read = vi.spyOn(FileReader.prototype, "readAsDataURL");
  onTestFinished(() => read.mockRestore());
  const heavy = file(new Uint8Array(20_000_000), "image/png", "huge.png");
  expect(await readImage(heavy)).toEqual({
    ok: false,
    problem: `huge.png has 20.0 MB; a logo may have 2.0 MB at most, and should have less than 0.1 MB. ${KEPT}`,
  });
  expect(read).not.toHaveBeenCalled();
});

test("a picture of 2 MB may just be one", async () => {
  const padded = SVG.padEnd(2_000_000);
  expect((await readImage(file(padded, "image/svg+xml"))).ok).toBe(true);
  expect((await readImage(file(`${padded} `, "image/svg+xml"))).ok).toBe(false);
});

test("a file that is gone by now is said, not thrown", async () => {
  const gone = file(SVG, "image/svg+xml");
  const read = vi.spyOn(FileReader.prototype, "readAsDataURL").mockImplementation(function (
    this: FileReader,
  ) {
    this.dispatchEvent(new ProgressEvent("error"));
  });
  onTestFinished(() => read.mockRestore());
  expect(await readImage(gone)).toEqual({ ok: false, problem: `mark could not be read. ${KEPT}` });
});

test("a picture out of the clipboard has no name", async () => {
  expect(await readImage(file("", "text/plain", ""))).toMatchObject({
    problem: expect.stringMatching(/^This picture is not an image/),
  });
});

test("a drawing's script does not run", async () => {
  const script = "<script>parent.wasRun = true</script>";
  const svg = SVG.replace("<path", `<g onload="parent.wasRun = true"/>${script}<path`);
  expect((await readImage(file(svg, "image/svg+xml"))).ok).toBe(true);
  expect(globalThis).not.toHaveProperty("wasRun");
});
