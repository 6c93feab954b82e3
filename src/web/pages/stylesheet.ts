import { readFileSync } from "node:fs";

/** Next to a file or, where the build copies them, to the commands. Read for every page, to show edits at once. */
export const readStyles = (
  names = ["colors.css", "layout.css", "pages.css"],
  file: string = import.meta.url,
) => names.map((name) => readFileSync(new URL(name, file), "utf8")).join("");
