import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { COLORS } from "../../web/pages/colors.ts";
import { outDir, root } from "../paths.ts";
import { bookConfig } from "./vite-configs.ts";

/** Writes the booking page to `dist/book/`, for a practice to edit; it needs the form's files next to it. */
export async function writeBook(): Promise<void> {
  await build(bookConfig());
  const folder = join(outDir, "book");
  copyFileSync(join(root, "book/index.html"), join(folder, "index.html"));
  const css = readFileSync(join(root, "book/book.css"), "utf8");
  writeFileSync(join(folder, "book.css"), COLORS + css);
}
