import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { fetchPackage } from "./fetch-package.ts";

const cache = mkdtempSync(join(tmpdir(), "npm-cache-"));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true, force: true });
});

test("returns null if neither the cache nor the registry has the package", async () => {
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9/");
  vi.stubEnv("npm_config_cache", cache);
  expect(await fetchPackage("workerd@1.20261117.1")).toBeNull();
}, 60_000);
