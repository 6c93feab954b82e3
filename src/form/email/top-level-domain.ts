import { editDistance } from "../text/edit-distance.ts";

const USUAL = ["com", "net", "org", "edu", "gov"];
// The top-level domains that exist one typo away from a usual one (IANA, root zone, 2026).
const EXISTING = [
  "bet",
  "bom",
  "cam",
  "goo",
  "gop",
  "got",
  "mov",
  "nec",
  "new",
  "next",
  "ong",
  "pet",
  "vet",
];

/**
 * The usual top-level domain that was meant by one that does not exist (`con`); null for any other. Those
 * with two letters are countries, and most of them exist.
 */
export function meantTopLevelDomain(ending: string): string | null {
  const letters = ending.replace(/\d{1,9}$/, "");
  if (letters.length < 3 || EXISTING.includes(letters)) return null;
  const meant = USUAL.find((usual) => editDistance(letters, usual) <= 1) ?? null;
  return meant === ending ? null : meant;
}
