import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { fromRegistry } from "../../../src/tasks/install/from-registry.ts";

const store = mkdtempSync(join(tmpdir(), "npm-store-"));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(store, { recursive: true, force: true });
});

test("a package that cannot be had is null, not an exception", async () => {
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9/");
  vi.stubEnv("npm_config_cache", store);
  expect(await fromRegistry("workerd@1.20261117.1")).toBeNull();
}, 60_000);
