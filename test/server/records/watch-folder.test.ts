import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFolder } from "../../../src/server/records/watch-folder.ts";

let folder: string;
let watching: ReturnType<typeof watchFolder> | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "watched-"));
});
afterEach(() => {
  watching?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("names the files that changed", async () => {
  const calls: (readonly string[] | undefined)[] = [];
  watching = watchFolder(folder, (files) => calls.push(files), 60_000);
  writeFileSync(join(folder, "north.json"), "{}");
  writeFileSync(join(folder, "south.json"), "{}");
  await vi.waitFor(() => expect(calls.flat().sort()).toEqual(["north.json", "south.json"]), {
    timeout: 10_000,
  });
});

// As on a file system without events.
test("polls a folder that cannot be watched", async () => {
  const onChange = vi.fn();
  watching = watchFolder(join(folder, "missing"), onChange, 5);
  await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(2), {
    timeout: 10_000,
  });
  expect(onChange.mock.calls.flat()).toEqual([]);
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
  await vi.waitFor(() => expect(starts).toHaveLength(2), { timeout: 10_000 });
  const [first = 0, second = 0] = starts;
  expect(second - first).toBeGreaterThan(290);
});
