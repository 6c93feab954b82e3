import { expect, test } from "vitest";
import * as z from "zod/mini";
import "../../src/contract/zod-config.ts";

test("zod compiles no code, which a strict Content Security Policy would report", () => {
  expect(z.config().jitless).toBe(true);
});
