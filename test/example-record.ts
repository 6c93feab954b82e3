import { exampleBySlug } from "../src/contract/examples/practices.ts";
import type { LocationRecord } from "../src/contract/location-record/location-record.ts";

/** A copy of an example's record. @throws Error if there is no example with this slug */
export function recordOf(slug: string): LocationRecord {
  const example = exampleBySlug(slug);
  if (!example) throw new Error(`There is no example ${slug}.`);
  return structuredClone(example.record);
}
