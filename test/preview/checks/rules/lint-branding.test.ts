import { expect, test } from "vitest";
import { EXAMPLES } from "../../../../src/examples/index.ts";
import { guard } from "../../../../src/preview/checks/rules/lint-branding.ts";
import { draft, measures } from "./lint-fixture.ts";

test("the worst comes first", () => {
  const record = draft({ font_color: "red", header_logo_height: 4, footer_phone: "x" });
  expect(guard(record, measures()).map(({ severity }) => severity)).toEqual([
    "fails",
    "warns",
    "note",
  ]);
});

test("nothing is said of a practice whose branding was never touched", () => {
  const [observedDefaults] = EXAMPLES;
  if (!observedDefaults) throw new Error("There is no example.");
  expect(guard(observedDefaults.record, { header: null, footer: null, overflows: [] })).toEqual([]);
});

test("no example fails or warns", () => {
  const nothing = { header: null, footer: null, overflows: [] };
  for (const { slug, record } of EXAMPLES) {
    const worse = guard(record, nothing).filter(({ severity }) => severity !== "note");
    expect(worse, slug).toEqual([]);
  }
});
