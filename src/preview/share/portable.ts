import type { Changes } from "../../embed/draft-changes.ts";

// Longer links are cut off by mail programs and chats.
const LONGEST_IMAGE = 12_000;

/** The changes as they may travel in a link: pictures above a limit stay behind. */
export function portable(changes: Changes): { taken: Changes; leftOut: string[] } {
  const isHeavy = ([, value]: [string, unknown]) =>
    typeof value === "string" && value.startsWith("data:") && value.length > LONGEST_IMAGE;
  const entries = Object.entries(changes);
  return {
    taken: Object.fromEntries(entries.filter((entry) => !isHeavy(entry))),
    leftOut: entries.filter(isHeavy).map(([path]) => path),
  };
}
