import { expect, test } from "vitest";
import { neededDirective } from "../../../../src/embed/chunks/doctor/policy.ts";

const API = "https://api.example";

test.each([
  [
    "a directive that names others gets one more",
    "connect-src 'self' https://a.example",
    "connect-src",
    `connect-src 'self' https://a.example ${API}`,
  ],
  ["'none' goes, since it stands alone", "connect-src 'none'", "connect-src", `connect-src ${API}`],
  [
    "a missing one starts from default-src",
    "default-src 'self'; img-src *",
    "connect-src",
    `connect-src 'self' ${API}`,
  ],
  ["default-src 'none' adds nothing", "default-src 'none'", "img-src", `img-src ${API}`],
  ["names are read in any case", "Connect-Src 'self'", "connect-src", `connect-src 'self' ${API}`],
  [
    "scripts are asked for in script-src where that is there",
    "script-src 'nonce-a'",
    "script-src-elem",
    `script-src 'nonce-a' ${API}`,
  ],
  [
    "and in script-src-elem where that is there",
    "script-src-elem 'self'; script-src 'none'",
    "script-src-elem",
    `script-src-elem 'self' ${API}`,
  ],
  [
    "and in script-src where only default-src is",
    "default-src 'self'",
    "script-src-elem",
    `script-src 'self' ${API}`,
  ],
])("%s", (_fact, policy, directive, wanted) => {
  expect(neededDirective(policy, directive, API)).toBe(wanted);
});
