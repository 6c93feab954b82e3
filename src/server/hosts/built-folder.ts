import { fileURLToPath } from "node:url";

// The command runs from its source, or as one of the built files.
const FROM_HERE = import.meta.url.endsWith(".ts") ? "../../../dist" : "..";

/** Where this package's built files are. */
export const builtFolder = () => fileURLToPath(new URL(FROM_HERE, import.meta.url));
