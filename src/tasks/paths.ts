import { fileURLToPath } from "node:url";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const repository = path("../..");
/** `src`, which is Vite's root. */
export const root = path("..");
/** Files that are served and published unchanged. */
export const publicDir = path("../../public");
/** The folder that the build writes. */
export const outDir = path("../../dist");
