import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { testProjects } from "./test-projects.ts";

// What `npm test` runs. A filter by the tag would load the other files, and count their tests as skipped.
const tagged = globSync("test/**/*.test.{ts,tsx}").filter((file) =>
  readFileSync(file, "utf8").includes("@module-tag all"),
);

export default defineConfig(() => testProjects(tagged));
