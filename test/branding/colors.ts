import fc from "fast-check";
import type { Rgb } from "../../src/branding/contrast.ts";

const channel = fc.integer({ min: 0, max: 255 });

/** Any colour. */
export const color: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
