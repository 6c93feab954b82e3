import { expect, test } from "vitest";
import { measureLogo } from "../../../../src/preview/checks/measure/measure-logo.ts";
import { otherSite, SITE } from "./other-site.ts";

// A new URL each time, to bypass the cache.
let count = 0;
const logoUrl = () => `${SITE}/mark.png?${++count}`;

const neverAborted = new AbortController().signal;

/** An image of 200 × 100 px: the left half has the color, the right half is transparent. */
function png(color: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = 200;
  canvas.height = 100;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas context.");
  context.fillStyle = color;
  context.fillRect(0, 0, 100, 100);
  return canvas.toDataURL("image/png");
}
const ORANGE = png("rgb(200, 90, 30)");
const base64 = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(",") + 1);
const BYTES = atob(base64(ORANGE)).length;

const imageHeaders = { "Content-Type": "image/png" };
const corsHeaders = { ...imageHeaders, "Access-Control-Allow-Origin": "*" };

test("image data is measured completely", async () => {
  expect(await measureLogo(ORANGE, neverAborted)).toEqual({
    state: "loaded",
    width: 200,
    height: 100,
    bytes: BYTES,
    invisibleOn: [],
  });
});

test.each([
  ["white", ["light"]],
  ["#161b22", ["dark"]],
])("a %s shape is invisible on %j", async (color, invisibleOn) => {
  expect(await measureLogo(png(color), neverAborted)).toMatchObject({ invisibleOn });
});

test("an SVG in the draft is measured like other images", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path fill="white" d="M0 0h60v20H0z"/></svg>';
  const measured = await measureLogo(`data:image/svg+xml,${encodeURIComponent(svg)}`, neverAborted);
  const size = { width: 60, height: 20, bytes: svg.length };
  expect(measured).toEqual({ state: "loaded", ...size, invisibleOn: ["light"] });
});

test("an SVG without a size is not broken", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 0h60"/></svg>';
  const measured = await measureLogo(`data:image/svg+xml,${encodeURIComponent(svg)}`, neverAborted);
  expect(measured).toMatchObject({ state: "loaded" });
});

test("with CORS, pixels and size are measured, and no referrer or cookie is sent", async () => {
  const requests = await otherSite({
    "GET /mark.png": { headers: corsHeaders, body: base64(png("white")) },
  });
  const measured = await measureLogo(` ${logoUrl()}`, neverAborted);
  expect(measured).toMatchObject({ state: "loaded", width: 200, height: 100 });
  expect(measured.bytes).toBeGreaterThan(0);
  expect(measured.invisibleOn).toEqual(["light"]);
  expect(requests.map(({ method }) => method)).toEqual(["GET"]);
  for (const { headers } of requests) {
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    expect(names).not.toContain("referer");
    expect(names).not.toContain("cookie");
  }
});

test("without CORS, only the dimensions are measured", async () => {
  const requests = await otherSite({
    "GET /mark.png": { headers: imageHeaders, body: base64(png("white")) },
  });
  expect(await measureLogo(logoUrl(), neverAborted)).toEqual({
    state: "loaded",
    width: 200,
    height: 100,
    bytes: null,
    invisibleOn: [],
  });
  for (const { headers } of requests) expect(Object.keys(headers)).not.toContain("Referer");
});

test.each([
  ["that does not exist", { status: 404, headers: corsHeaders }],
  [
    "that is a page",
    { headers: { ...corsHeaders, "Content-Type": "text/html" }, body: btoa("<b>No</b>") },
  ],
  ["that is truncated", { headers: corsHeaders, body: base64(ORANGE).slice(0, 40) }],
])("an image %s is broken", async (_title, response) => {
  await otherSite({ "GET /mark.png": response });
  expect(await measureLogo(logoUrl(), neverAborted)).toEqual({ state: "broken" });
});

test.each([
  "",
  "javascript:alert(1)",
  "data:text/html,<b>logo</b>",
  "data:image/png;base64,AAAA",
  "mark.png",
])("%j is broken", async (url) => {
  expect(await measureLogo(url, neverAborted)).toEqual({ state: "broken" });
});

test("an aborted measurement sends no request", async () => {
  const requests = await otherSite({
    "GET /mark.png": { headers: corsHeaders, body: base64(ORANGE) },
  });
  expect(await measureLogo(logoUrl(), AbortSignal.abort())).toEqual({ state: "loading" });
  expect(requests).toEqual([]);
});

test("a pending request can be aborted", async () => {
  const requests = await otherSite({});
  const controller = new AbortController();
  const measured = measureLogo(logoUrl(), controller.signal);
  await expect.poll(() => requests.length).toBe(1);
  controller.abort();
  expect(await measured).toEqual({ state: "loading" });
});
