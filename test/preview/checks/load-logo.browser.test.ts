/** @module-tag all */
import { expect, test } from "vitest";
import { loadLogo } from "../../../src/preview/images/logo.ts";
import { otherSite, SITE } from "./other-site.ts";

// A new URL each time, to bypass the cache.
let count = 0;
const logoUrl = () => `${SITE}/mark.png?${++count}`;

/** A white image of 200 × 100 px. */
function png(): string {
  const canvas = document.createElement("canvas");
  canvas.width = 200;
  canvas.height = 100;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas context.");
  context.fillStyle = "white";
  context.fillRect(0, 0, 200, 100);
  return canvas.toDataURL("image/png");
}
const WHITE = png();
const body = WHITE.slice(WHITE.indexOf(",") + 1);

const imageHeaders = { "Content-Type": "image/png" };
const corsHeaders = { ...imageHeaders, "Access-Control-Allow-Origin": "*" };

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><path fill="white" d="M0 0h200v100H0z"/></svg>';

test.each([WHITE, `data:image/svg+xml,${encodeURIComponent(SVG)}`])(
  "image data has its size and its colors: %#",
  async (url) => {
    const logo = await loadLogo(url);
    expect(logo).toMatchObject({ width: 200, height: 100 });
    expect(logo?.pixels?.subarray(0, 4)).toEqual(Uint8ClampedArray.of(255, 255, 255, 255));
  },
);

test("with CORS, colors are read, and no referrer or cookie is sent", async () => {
  const requests = await otherSite({ "GET /mark.png": { headers: corsHeaders, body } });
  const logo = await loadLogo(` ${logoUrl()}`);
  expect(logo).toMatchObject({ width: 200, height: 100 });
  expect(logo?.pixels).not.toBeNull();
  expect(requests.map(({ method }) => method)).toEqual(["GET"]);
  const names = requests.flatMap(({ headers }) => Object.keys(headers));
  expect(names.filter((name) => /^(referer|cookie)$/i.test(name))).toEqual([]);
});

test("without CORS, only the size is known", async () => {
  await otherSite({ "GET /mark.png": { headers: imageHeaders, body } });
  expect(await loadLogo(logoUrl())).toEqual({ width: 200, height: 100, pixels: null });
});

test.each([
  ["that does not exist", { status: 404, headers: corsHeaders }],
  [
    "that is a page",
    { headers: { ...corsHeaders, "Content-Type": "text/html" }, body: btoa("<b>No</b>") },
  ],
  ["that is truncated", { headers: corsHeaders, body: body.slice(0, 40) }],
])("an image %s cannot be shown", async (_title, response) => {
  await otherSite({ "GET /mark.png": response });
  expect(await loadLogo(logoUrl())).toBeNull();
});

test.each(["", "javascript:alert(1)", "data:image/png;base64,AAAA"])(
  "%j cannot be shown",
  async (url) => {
    expect(await loadLogo(url)).toBeNull();
  },
);
