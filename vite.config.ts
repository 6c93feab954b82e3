import { defineConfig, type UserConfig } from "vite";
import { endpoint } from "./src/server/hosts/vite-plugin.ts";
import { outDir, publicDir, root } from "./src/tasks/build/outputs.ts";
import { widgetScript } from "./src/tasks/dev/widget-script.ts";

const site: UserConfig = {
  root,
  publicDir,
  appType: "mpa",
  cacheDir: "../node_modules/.vite",
  build: { outDir },
  server: { host: "127.0.0.1", fs: { allow: [import.meta.dirname] } },
  preview: { host: "127.0.0.1" },
  plugins: [endpoint(), widgetScript()],
};

// Vitest reads this file too; its tests need neither the endpoint nor the script to be served, and
// a server need not load what drives a browser.
export default defineConfig(async () => {
  if (!process.env.VITEST) return site;
  const { testProjects } = await import("./src/tasks/test/test-projects.ts");
  return testProjects();
});
