import fc from "fast-check";
import type { Rgb } from "../../src/branding/contrast.ts";

const channel = fc.integer({ min: 0, max: 255 });

export const anyColor: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
