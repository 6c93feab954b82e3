import { expect, test } from "vitest";
import { isHandledPath } from "../../src/server/http/handled-paths.ts";

test.each([
  "/",
  "/api/",
  "/api/x",
  "/dev/inbox/",
  "/f/500/",
  "/practice",
  "/practice/",
  "/practice/every-field",
  "/practice/every-field/",
])("the handler serves %s", (path) => expect(isHandledPath(path)).toBe(true));

test.each([
  "/web-scheduler.js",
  "/practice/practice.css",
  "/practice/art/hero.svg",
  "/practice/index.html",
  "/apis",
  "/preview/",
  "/favicon.svg",
  "/src/index.ts",
])("the host serves %s", (path) => expect(isHandledPath(path)).toBe(false));
