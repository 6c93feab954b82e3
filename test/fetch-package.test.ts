import { afterEach, expect, test, vi } from "vitest";
import { fetchPackage } from "./fetch-package.ts";
import { temporaryFolder } from "./resources.ts";

afterEach(() => void vi.unstubAllEnvs());

test("returns null if neither the cache nor the registry has the package", async () => {
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9/");
  vi.stubEnv("npm_config_cache", temporaryFolder());
  expect(await fetchPackage("workerd@1.20261117.1")).toBeNull();
}, 60_000);
