import { fileURLToPath } from "node:url";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const repository = path("../..");
export const root = path("..");
/** Files that are served and published unchanged. */
export const publicDir = path("../../public");
export const outDir = path("../../dist");
