import { expect, test } from "vitest";
import { portable } from "../../../src/preview/share/link-changes.ts";

const HEADER = "web_scheduler_config.branding.header_logo_url";
const FOOTER = "web_scheduler_config.branding.footer_logo_url";
const PREFIX = "data:image/png;base64,";

const picture = (length: number) => PREFIX.padEnd(length, "A");

test("a small picture travels in the link, one above the limit stays behind", () => {
  const changes = { name: "Elsewhere", [HEADER]: picture(12_000), [FOOTER]: picture(12_001) };
  const { [FOOTER]: _heavy, ...taken } = changes;
  expect(portable(changes)).toEqual({ taken, leftOut: [FOOTER] });
});

test("of two pictures that are too long together, the second stays behind", () => {
  const changes = { [HEADER]: picture(9_000), [FOOTER]: picture(9_000) };
  expect(portable(changes).leftOut).toEqual([FOOTER]);
});

test.each<[what: string, value: unknown]>([
  ["a long text", "x".repeat(20_000)],
  ["a picture by its address", `https://logos.example/${"x".repeat(20_000)}`],
  ["a list", [{ display_name: picture(20_000) }]],
])("%s is no picture, and stays in", (_what, value) => {
  expect(portable({ name: value })).toEqual({ taken: { name: value }, leftOut: [] });
});

test("no change is none", () => {
  expect(portable({})).toEqual({ taken: {}, leftOut: [] });
});
