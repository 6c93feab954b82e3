import { expect, test } from "vitest";
import { neededDirective } from "../../../../../src/embed/chunks/doctor/checks/policy.ts";

const API = "https://api.example";

test.each([
  [
    "adds the origin to an existing directive",
    "connect-src 'self' https://a.example",
    "connect-src",
    `connect-src 'self' https://a.example ${API}`,
  ],
  [
    "removes 'none', which is valid only as the single source",
    "connect-src 'none'",
    "connect-src",
    `connect-src ${API}`,
  ],
  [
    "copies the sources of default-src for a missing directive",
    "default-src 'self'; img-src *",
    "connect-src",
    `connect-src 'self' ${API}`,
  ],
  ["copies nothing from default-src 'none'", "default-src 'none'", "img-src", `img-src ${API}`],
  [
    "matches directive names in any case",
    "Connect-Src 'self'",
    "connect-src",
    `connect-src 'self' ${API}`,
  ],
  [
    "uses script-src for a script if the policy has it",
    "script-src 'nonce-a'",
    "script-src-elem",
    `script-src 'nonce-a' ${API}`,
  ],
  [
    "prefers script-src-elem for a script if the policy has it",
    "script-src-elem 'self'; script-src 'none'",
    "script-src-elem",
    `script-src-elem 'self' ${API}`,
  ],
  [
    "uses script-src for a script if the policy has only default-src",
    "default-src 'self'",
    "script-src-elem",
    `script-src 'self' ${API}`,
  ],
])("%s", (_title, policy, directive, expected) => {
  expect(neededDirective(policy, directive, API)).toBe(expected);
});
