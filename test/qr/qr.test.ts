import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";

const command = fileURLToPath(new URL("../../src/qr/command.ts", import.meta.url));
const run = (...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });

/** Draws the squares of an SVG, 8 pixels each, black on white. */
function draw(svg: string) {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]) * 8;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, move, dx, dy] of svg.matchAll(/([Mm])(-?\d+) *(-?\d+)h1v1/g)) {
    [x, y] = move === "M" ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    for (let row = y * 8; row < (y + 1) * 8; row += 1) {
      const start = (row * size + x * 8) * 4;
      data.fill(0, start, start + 8 * 4);
    }
  }
  return { width: size, height: size, data };
}

test.each([
  "https://practice.example/book/",
  "https://practice.example/book/?location=main&utm_source=poster",
  `https://practice.example/book/?location=${"a".repeat(250)}`,
])("a reader finds %s in the code", (url) => {
  const { stdout, stderr } = run(url);
  expect(stderr).toBe("");
  expect(stdout).toMatch(
    /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><rect .*<\/svg>\n$/,
  );
  expect(decodeQR(draw(stdout))).toBe(url);
});

test.each([
  [[]],
  [["practice.example/book"]],
  [["http://practice.example/book/"]],
  [["https://user:password@practice.example/"]],
  [["javascript:alert(1)"]],
  [["https://practice.example/", "https://practice.example/"]],
  [[`https://practice.example/${"a".repeat(300)}`]],
  [["--wrong"]],
])("refuses %.60j", (args) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain("Try --help.");
});
