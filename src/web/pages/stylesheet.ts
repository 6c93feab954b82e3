import { readFileSync } from "node:fs";

/** In their order. The documentation has the first two, the preview the first. */
export const STYLE_FILES = ["colors.css", "layout.css", "pages.css"];

/**
 * The styles of all pages that are not a practice's, light and dark. The files are next to this one, or where the
 * build copies them: next to the bundled commands. Read for every page, so edits are visible immediately.
 */
export const readStyles = (files = STYLE_FILES) =>
  files.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("");
