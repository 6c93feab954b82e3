import type { Changes } from "../../draft/changes.ts";

// Longer links are cut off by mail programs and chats.
const ROOM_FOR_PICTURES = 12_000;

/** The changes as they may travel in a link: pictures that there is no room for stay behind. */
export function portable(changes: Changes): { taken: Changes; leftOut: string[] } {
  const taken: Record<string, unknown> = {};
  const leftOut: string[] = [];
  let room = ROOM_FOR_PICTURES;
  for (const [path, value] of Object.entries(changes)) {
    const length = typeof value === "string" && value.startsWith("data:") ? value.length : 0;
    if (length > room) leftOut.push(path);
    else {
      taken[path] = value;
      room -= length;
    }
  }
  return { taken, leftOut };
}
