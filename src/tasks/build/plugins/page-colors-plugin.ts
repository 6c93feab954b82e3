import type { Plugin } from "vite";
import { COLORS, LOGO } from "../../../web/pages/colors.ts";

const STYLES = `${COLORS}.logo::before { ${LOGO} }`;

/** Adds the colors and the logo of the server's pages to the preview's HTML, so that they are known before its scripts run. */
export const pageColors = (): Plugin => ({
  name: "page-colors",
  transformIndexHtml: () => [{ tag: "style", children: STYLES, injectTo: "head" }],
});
