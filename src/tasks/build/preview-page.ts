import type { InlineConfig } from "vite";
import { outDir, root } from "./outputs.ts";

/** Vite's configuration for the preview: static files for any host, next to the script. */
export const previewConfig = (): InlineConfig => ({
  configFile: false,
  root,
  base: "./",
  publicDir: false,
  logLevel: "warn",
  mode: "production",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir,
    emptyOutDir: false,
    reportCompressedSize: false,
    assetsDir: "preview/assets",
    target: "es2023",
    modulePreload: false,
    rolldownOptions: { input: `${root}preview/index.html` },
  },
});
