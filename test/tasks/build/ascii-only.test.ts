import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { escapeNonAscii } from "../../../src/tasks/build/ascii-only.ts";
import { outputConfig, served } from "../../../src/tasks/build/outputs.ts";

test.each(["plain", "”…", "español", "العربية", "\u{1F600}", "\u2028", "a\\n’"])(
  "%j says the same in escapes, as a text and as a pattern",
  (text) => {
    const said = JSON.stringify(text);
    const escaped = escapeNonAscii(said);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range begins with them.
    expect(escaped).toMatch(/^[\x00-\x7f]*$/);
    expect(JSON.parse(escaped)).toBe(text);
    const pattern = new RegExp(escapeNonAscii(`^[${text.replace(/\\/g, "")}]+$`), "u");
    expect(text.replace(/\\/g, "")).toMatch(pattern);
  },
);

test("the script is the same in whatever encoding it is read", async () => {
  const script = served.find(({ file }) => file === "web-scheduler.js");
  if (!script) throw new Error("There is no script.");
  const config = outputConfig(script);
  const result = await build({ ...config, build: { ...config.build, write: false } });
  const [chunk] = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range begins with them.
  expect(chunk?.type === "chunk" && chunk.code).toMatch(/^[\x00-\x7f]{50000,}$/);
}, 60_000);
