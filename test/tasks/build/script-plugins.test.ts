import { expect, test } from "vitest";
import { buildInMemory } from "../../../src/tasks/build/build-in-memory.ts";
import { served } from "../../../src/tasks/build/outputs.ts";
import { escapeNonAscii } from "../../../src/tasks/build/script-plugins.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range begins with them.
const ASCII = /^[\x00-\x7f]*$/;

test.each(["plain", "”…", "español", "العربية", "\u{1F600}", "\u2028", "a\\n’"])(
  "%j is unchanged by escaping, as a string and as a regular expression",
  (text) => {
    const escaped = escapeNonAscii(JSON.stringify(text));
    expect(escaped).toMatch(ASCII);
    expect(JSON.parse(escaped)).toBe(text);
    const letters = text.replace(/\\/g, "");
    expect(letters).toMatch(new RegExp(escapeNonAscii(`^[${letters}]+$`), "u"));
  },
);

test("the script is ASCII, so that it runs in a page of any encoding", async () => {
  const script = served.find(({ file }) => file === "web-scheduler.js");
  if (!script) throw new Error("web-scheduler.js is not among the outputs.");
  const { code } = await buildInMemory(script);
  expect(code.length).toBeGreaterThan(50_000);
  expect(code).toMatch(ASCII);
}, 60_000);
