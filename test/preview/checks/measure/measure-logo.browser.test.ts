import { afterEach, expect, test } from "vitest";
import { measureLogo } from "../../../../src/preview/checks/measure/measure-logo.ts";
import { type Answers, otherSite, SITE } from "./other-site.ts";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

const site = async (answers: Answers) => {
  const { asked, close } = await otherSite(answers);
  cleanUps.push(close);
  return asked;
};

// A new one each time, which no cache has seen.
let marks = 0;
const mark = () => `${SITE}/mark.png?${++marks}`;

const never = new AbortController().signal;

/** A picture 200 px by 100 px, its left half of one colour, its right half clear. */
function png(color: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = 200;
  canvas.height = 100;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is nothing to draw on.");
  context.fillStyle = color;
  context.fillRect(0, 0, 100, 100);
  return canvas.toDataURL("image/png");
}
const ORANGE = png("rgb(200, 90, 30)");
const base64 = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(",") + 1);
const BYTES = atob(base64(ORANGE)).length;

const image = { "Content-Type": "image/png" };
const open = { ...image, "Access-Control-Allow-Origin": "*" };

test("a picture in the draft is measured whole", async () => {
  const { ink, ...rest } = await measureLogo(ORANGE, never);
  expect(rest).toEqual({ state: "loaded", width: 200, height: 100, bytes: BYTES });
  expect(ink?.opaque).toBeCloseTo(0.5, 1);
  for (const [part, value] of Object.entries({ r: 200, g: 90, b: 30 }))
    expect(Math.abs((ink?.[part as "r"] ?? 0) - value)).toBeLessThan(2);
  expect(ink?.seen).toEqual({ light: 1, dark: 1 });
});

test.each([
  ["white", { light: 0, dark: 1 }],
  ["#161b22", { light: 1, dark: 0 }],
])("what is %s on a clear ground is seen on %j", async (color, seen) => {
  const { light, dark } = (await measureLogo(png(color), never)).ink?.seen ?? {};
  expect({ light: Math.round(light ?? -1), dark: Math.round(dark ?? -1) }).toEqual(seen);
});

test("a drawing in the draft is measured as a picture is", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path fill="red" d="M0 0h60v20H0z"/></svg>';
  const measured = await measureLogo(`data:image/svg+xml,${encodeURIComponent(svg)}`, never);
  expect(measured).toMatchObject({ state: "loaded", width: 60, height: 20, bytes: svg.length });
  expect(measured.ink?.opaque).toBeCloseTo(1, 2);
});

test("a site that shares its pictures tells their pixels and their weight, and learns nothing", async () => {
  const asked = await site({
    "GET /mark.png": { headers: open, body: base64(ORANGE) },
    "HEAD /mark.png": { headers: { ...open, "Content-Length": "4321" } },
  });
  const measured = await measureLogo(` ${mark()}`, never);
  expect(measured).toMatchObject({ state: "loaded", width: 200, height: 100, bytes: 4321 });
  expect(measured.ink?.opaque).toBeCloseTo(0.5, 1);
  expect(asked.map(({ method }) => method)).toEqual(["GET", "HEAD"]);
  for (const { headers } of asked) {
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    expect(names).not.toContain("referer");
    expect(names).not.toContain("cookie");
  }
});

test("where the head does not tell the weight, the whole does", async () => {
  await site({
    "GET /mark.png": { headers: open, body: base64(ORANGE) },
    "HEAD /mark.png": { status: 405, headers: open },
  });
  expect(await measureLogo(mark(), never)).toMatchObject({
    state: "loaded",
    bytes: BYTES,
  });
});

test("a site that does not share them shows them all the same", async () => {
  await site({
    "GET /mark.png": { headers: image, body: base64(ORANGE) },
    "HEAD /mark.png": { headers: { ...image, "Content-Length": "4321" } },
  });
  expect(await measureLogo(mark(), never)).toEqual({
    state: "loaded",
    width: 200,
    height: 100,
    bytes: null,
    ink: null,
  });
});

test.each([
  ["that is not there", { status: 404, headers: open }],
  [
    "that is a page",
    { headers: { ...open, "Content-Type": "text/html" }, body: btoa("<b>No</b>") },
  ],
  ["that is cut off", { headers: open, body: base64(ORANGE).slice(0, 40) }],
])("a picture %s is broken", async (_, answer) => {
  await site({ "GET /mark.png": answer });
  expect(await measureLogo(mark(), never)).toEqual({ state: "broken" });
});

test.each([
  "",
  "javascript:alert(1)",
  "data:text/html,<b>logo</b>",
  "data:image/png;base64,AAAA",
  "mark.png",
])("%j is broken", async (address) => {
  expect(await measureLogo(address, never)).toEqual({ state: "broken" });
});

test("what was given up before asks for nothing", async () => {
  const asked = await site({ "GET /mark.png": { headers: open, body: base64(ORANGE) } });
  expect(await measureLogo(mark(), AbortSignal.abort())).toEqual({ state: "loading" });
  expect(asked).toEqual([]);
});

test.each([
  ["its picture", {}],
  ["its weight", { "GET /mark.png": { headers: open, body: base64(ORANGE) } }],
])("while a site is silent about %s, it can be given up", async (_, answers: Answers) => {
  const asked = await site(answers);
  const giveUp = new AbortController();
  const measured = measureLogo(mark(), giveUp.signal);
  await expect.poll(() => asked.length).toBe(Object.keys(answers).length + 1);
  giveUp.abort();
  expect(await measured).toEqual({ state: "loading" });
});
