import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { findProjects } from "../../src/tasks/test/programs.ts";
import { temporaryFolder } from "../resources.ts";

test("a Firefox that Playwright cannot open is skipped, with a line that says so", async () => {
  const folder = temporaryFolder();
  const firefox = join(folder, "firefox");
  writeFileSync(firefox, '#!/bin/sh\n[ "$1" != --version ] || echo Mozilla Firefox 140.6.0esr\n', {
    mode: 0o755,
  });
  vi.stubEnv("FIREFOX", firefox);
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  const { projects, skipped } = await findProjects(false);
  expect(projects).toEqual(["chromium"]);
  expect(skipped).toContain(
    "Mozilla Firefox 140.6.0esr is too old, or Playwright cannot open it: its tests are skipped.",
  );
  expect(print.mock.calls.flat()).toEqual(skipped);
});
