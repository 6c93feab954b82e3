import { defineConfig, type UserConfig } from "vite";
import { endpoint } from "./src/server/hosts/vite-plugin.ts";
import { serveBuilt } from "./src/tasks/dev/dev-server.ts";
import { outDir, publicDir, root } from "./src/tasks/paths.ts";

const site: UserConfig = {
  root,
  publicDir,
  appType: "mpa",
  cacheDir: "../node_modules/.vite",
  build: { outDir },
  server: { host: "127.0.0.1", fs: { allow: [import.meta.dirname] } },
  preview: { host: "127.0.0.1" },
  plugins: [endpoint(), serveBuilt()],
};

// Vitest reads this file too, but its tests need no server; and the servers need no Playwright.
export default defineConfig(async () => {
  if (!process.env.VITEST) return site;
  const { testProjects } = await import("./src/tasks/test/test-projects.ts");
  return testProjects({ isAll: process.env.TESTS !== "usual" });
});
