import { readFileSync } from "node:fs";

/** In their order. The documentation has the first two, the preview the first; pages for patients only the last. */
export const STYLE_FILES = ["colors.css", "layout.css", "pages.css", "card.css"];

/** Next to this file or, where the build copies them, to the commands. Read for every page, to show edits at once. */
export const readStyles = (files = STYLE_FILES.slice(0, 3)) =>
  files.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("");
