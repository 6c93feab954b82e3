import { build, parseAst, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { overOwnKeys } from "../../../src/tasks/build/native-globals-plugin.ts";
import { outputConfig, served } from "../../../src/tasks/build/outputs.ts";

const mended = (code: string) => overOwnKeys(code, parseAst(code));

test("loops over keys become loops over own keys, one in another included", () => {
  expect(mended("for (const a in b(c)) for (d in { ...a }) e(d);")).toBe(
    "for (const a of ownKeys(b(c))) for (d of ownKeys({ ...a })) e(d);",
  );
});

test("other loops and `in` stay as they are", () => {
  const code = "for (const a of b) if (a in c) for (let d = (1 in e); d; d = f) g();";
  expect(mended(code)).toBe(code);
});

for (const output of served.filter(({ file }) => /scheduler\.js|later/.test(file))) {
  test(`${output.file} takes nothing by name that old pages replace`, async () => {
    const config = outputConfig(output);
    const result = await build({
      ...config,
      logLevel: "silent",
      build: { ...config.build, write: false, minify: false },
    });
    const code = [result]
      .flat()
      .flatMap((bundle) => (bundle as Rolldown.RolldownOutput).output)
      .map((part) => (part.type === "chunk" ? part.code : ""))
      .join("\n");
    const strings = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`|\/\*[\s\S]*?\*\/|\/\/.*/g;
    const bare = code.replaceAll(strings, "''");
    expect(bare).not.toMatch(/for\s*\([^;()]*\sin\s/);
    expect(bare).not.toMatch(/\bnew (Event|CustomEvent|Promise|Request|Response|Headers|URL)\b/);
    expect(bare).not.toMatch(/\bglobalThis\.(fetch|Request|__zod\w*)/);
    expect(bare).not.toMatch(/(?<![\w$.])(JSON\.|document\.|Object\.keys)/);
  }, 60_000);
}
