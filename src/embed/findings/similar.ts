import { editDistance } from "../../form/text/edit-distance.ts";

/** Whether two names differ by a few letters, by a prefix, or in how their words are separated. */
export function isSimilar(name: string, known: string): boolean {
  const [a, b] = [letters(name), letters(known)];
  const tolerance = b.length < 5 ? 0 : b.length < 8 ? 1 : 2;
  return Math.abs(a.length - b.length) <= tolerance && editDistance(a, b) <= tolerance;
}

const letters = (name: string) => name.toLowerCase().replace(/^data[^a-z]|[^a-z]/g, "");
