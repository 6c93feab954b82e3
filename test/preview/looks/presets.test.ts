import { describe, expect, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/index.ts";
import { sanitizeChanges } from "../../../src/preview/app/draft-in-url.ts";
import { lintBranding } from "../../../src/preview/checks/lint.ts";
import { withChanges } from "../../../src/preview/draft/changes.ts";
import { changesOf, PRESETS } from "../../../src/preview/looks/presets.ts";
import {
  BRANDING_ENABLED,
  PAGE_THEME,
  recordChanges,
} from "../../../src/preview/settings/settings.ts";

const LOADING = { header: undefined, footer: undefined };

test("all presets change the same values, with those of the page, so that none leaves another's", () => {
  const [first, ...others] = PRESETS.map((preset) => Object.keys(changesOf(preset)));
  expect(others).toEqual(others.map(() => first));
  expect(first).toEqual(expect.arrayContaining(Object.keys(PAGE_THEME)));
});

describe.each(PRESETS)("%s", (...preset) => {
  const changes = changesOf(preset);

  test("has only values that a link may have", () => {
    const { safe, rejected } = sanitizeChanges(
      // An empty color is the published value, which no draft contains.
      Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== "")),
    );
    expect(rejected).toEqual([]);
    expect(changes).toMatchObject(safe);
  });

  test("has no errors and warnings with any example", () => {
    for (const { slug, record } of EXAMPLES) {
      const all = { ...recordChanges(changes), [BRANDING_ENABLED]: true };
      const draft = withChanges(record, all);
      expect(lintBranding(draft, LOADING), slug).toEqual([]);
    }
  });
});
