import type { Plugin } from "vite";
import { COLORS } from "../../../web/pages/colors.ts";

/** Adds the colors of the server's pages to the preview's HTML, so that they are known before its scripts run. */
export const pageColors = (): Plugin => ({
  name: "page-colors",
  transformIndexHtml: () => [{ tag: "style", children: COLORS, injectTo: "head" }],
});
