import { expect, test } from "vitest";
import { EXAMPLES } from "../../../../src/examples/index.ts";
import { lintBranding } from "../../../../src/preview/checks/rules/lint-branding.ts";
import { draft, measurements } from "./lint-fixture.ts";

test("errors come first, then warnings and notes", () => {
  const record = draft({ font_color: "red", header_logo_height: 4, footer_phone: "x" });
  expect(lintBranding(record, measurements()).map(({ severity }) => severity)).toEqual([
    "error",
    "warning",
    "note",
  ]);
});

test("default branding has no issues", () => {
  const [observedDefaults] = EXAMPLES;
  if (!observedDefaults) throw new Error("There is no example.");
  expect(
    lintBranding(observedDefaults.record, { header: null, footer: null, overflows: [] }),
  ).toEqual([]);
});

test("no example has errors or warnings", () => {
  const unmeasured = { header: null, footer: null, overflows: [] };
  for (const { slug, record } of EXAMPLES) {
    const issues = lintBranding(record, unmeasured).filter(({ severity }) => severity !== "note");
    expect(issues, slug).toEqual([]);
  }
});
