import { exampleBySlug } from "../src/contract/examples/index.ts";
import type { LocationRecord } from "../src/contract/location-record/location-record.ts";

/** A copy. @throws Error for an unknown slug */
export function recordOf(slug: string): LocationRecord {
  const example = exampleBySlug(slug);
  if (!example) throw new Error(`There is no example ${slug}.`);
  return structuredClone(example.record);
}
