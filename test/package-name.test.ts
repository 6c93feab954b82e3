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

const DOWNLOAD =
  /\bnpx (?!--no\b)(?:-\S+ )*\S*web-scheduler|\bnpm (?:install|i|exec) (?:-\S+ )*@web-scheduler/;

// Until a package is published, somebody else may publish its name: `npx` would run that.
test.each(globSync(["*.md", "src/**/*.{md,txt}"], { cwd: root }))(
  "%s downloads none of our packages, which are not published",
  (file) => {
    const text = read(file).replace(/\s+/g, " ");
    expect(DOWNLOAD.exec(text)?.[0]).toBeUndefined();
  },
);

test.each([
  "npx -p @web-scheduler/server web-scheduler-check",
  "npx web-scheduler-check https://api.example",
  "npm install -D @web-scheduler/widget",
])("a document must not say: %s", (command) => {
  expect(DOWNLOAD.test(command)).toBe(true);
});

test.each(["npx --no web-scheduler-check", "npm install ./web-scheduler-widget-1.0.0.tgz"])(
  "a document may say: %s",
  (command) => expect(DOWNLOAD.test(command)).toBe(false),
);
