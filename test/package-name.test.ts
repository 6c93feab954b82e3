import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");
// Without a scope, the name belongs to another project, and those of the commands to nobody yet.
test.each(globSync(["*.md", "src/**/*.md"], { cwd: root }))(
  "%s installs, imports and runs only our own packages",
  (file) => {
    const uses = read(file).match(
      /\b(?:npm (?:install|i)|npx(?: -p)?|from|import)\s+"?@?[\w-]*(?:\/[\w-]+)?web-scheduler[\w/-]*/g,
    );
    for (const use of uses ?? []) expect(use).toMatch(/@web-scheduler\/(widget|server)\b/);
  },
);
