import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Sizes, sizesOf } from "./budget.ts";
import { outDir, outputs } from "./outputs.ts";

/** The sizes of what the last build wrote. */
export function weighOutputs(): Sizes[] {
  return outputs.map(({ file, initial }) =>
    sizesOf(file, readFileSync(join(outDir, file)), initial),
  );
}
