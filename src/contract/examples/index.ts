import type { Example } from "./example.ts";
import { EXAMPLES } from "./practices.ts";

export { atOrigin, type Example, SAMPLE_ORIGIN } from "./example.ts";
export { EXAMPLES };

export const exampleBySlug = (slug: string): Example | undefined =>
  EXAMPLES.find((example) => example.slug === slug);
