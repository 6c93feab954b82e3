import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { doctorPage } from "../../doctor/page/html.ts";
import { stylesheet } from "../../web/pages/stylesheet.ts";
import { outDir, root } from "../paths.ts";
import { bundleInMemory } from "./build-in-memory.ts";
import { bookmarkletConfig, doctorConfig } from "./vite-configs.ts";

/** Writes the page that finds out why a form does not appear to `dist/doctor/`: files for any host, or for none. */
export async function writeDoctor(): Promise<void> {
  const folder = join(outDir, "doctor");
  mkdirSync(folder);
  await build(doctorConfig());
  const { code } = await bundleInMemory(bookmarkletConfig());
  writeFileSync(join(folder, "index.html"), doctorPage(toBookmarklet(code)));
  writeFileSync(join(folder, "pages.css"), stylesheet);
  copyFileSync(join(root, "doctor/page/page.css"), join(folder, "doctor.css"));
}

/** A bookmark's address has no line breaks; the rest of it stays short, because Firefox allows 65,536 characters. */
export const toBookmarklet = (code: string) =>
  `javascript:${code.trim().replace(/[%#\r\n]/g, encodeURIComponent)}`;
