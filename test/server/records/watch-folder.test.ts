import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFolder } from "../../../src/server/records/watch-folder.ts";
import { eventually, temporaryFolder } from "../../resources.ts";

let folder: string;
let watching: ReturnType<typeof watchFolder> | undefined;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => watching?.close());

test("several changes at once are one", async () => {
  const onChange = vi.fn();
  watching = watchFolder(folder, onChange, 60_000);
  writeFileSync(join(folder, "north.json"), "{}");
  writeFileSync(join(folder, "south.json"), "{}");
  await eventually(() => expect(onChange).toHaveBeenCalledOnce());
});

// As on a file system without events.
test("polls a folder that cannot be watched", async () => {
  const onChange = vi.fn();
  watching = watchFolder(join(folder, "missing"), onChange, 5);
  await eventually(() => expect(onChange.mock.calls.length).toBeGreaterThan(2));
});

test("polls less often if a poll takes long", async () => {
  const starts: number[] = [];
  watching = watchFolder(
    join(folder, "missing"),
    () => {
      starts.push(performance.now());
      while (performance.now() < (starts.at(-1) ?? 0) + 3);
    },
    5,
  );
  await eventually(() => expect(starts).toHaveLength(2));
  const [first = 0, second = 0] = starts;
  expect(second - first).toBeGreaterThan(290);
});
