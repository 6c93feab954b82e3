import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exampleBySlug } from "../../examples/index.ts";
import { successEnvelope, wireJson } from "../../server/http/envelope.ts";
import { type Sizes, sizesOf } from "./budget.ts";
import { outDir, outputs } from "./outputs.ts";

/** The sizes of what the last build wrote, and of the record that a form waits for as well. */
export function weighOutputs(): Sizes[] {
  const files = outputs.map(({ file, initial }) =>
    sizesOf(file, readFileSync(join(outDir, file)), initial),
  );
  const { record } = exampleBySlug("branded") ?? {};
  if (!record) throw new Error("There is no branded example.");
  const answer = Buffer.from(wireJson(successEnvelope(record)));
  return [...files, sizesOf("a location's record", answer, true)];
}
