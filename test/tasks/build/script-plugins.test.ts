import { expect, test } from "vitest";
import { CATCH_ERRORS } from "../../../src/tasks/build/plugins/script-plugins.ts";

const { banner, footer } = CATCH_ERRORS;
const link = { textContent: "", href: "" };
const broken = () => {
  throw new TypeError("broken by the page");
};

test.each([
  ["after", { createElement: () => link }, link],
  ["createElement", { createElement: broken }, "+12025550143"],
])("without %s, the script that cannot start still shows the number", (_, functions, expected) => {
  const shown: unknown[] = [];
  const parentNode = { insertBefore: (node: unknown) => shown.push(node) };
  const currentScript = { dataset: { phone: "+12025550143" }, parentNode };
  const document = { ...functions, createTextNode: String, currentScript };
  const run = new Function("window", "console", `${banner}throw new TypeError();${footer}`);
  run({ document }, { error() {} });
  expect(shown).toEqual([expected]);
});
