import { expect, test } from "vitest";
import { contrastPairs } from "../../../../src/preview/checks/rules/check-color.ts";
import { draft } from "./lint-fixture.ts";

test("each background is one pair, with the color as set and as shown", () => {
  expect(contrastPairs(draft({ font_color: "#949494" }))).toEqual([
    {
      scheme: "light",
      color: "#949494",
      background: "#ffffff",
      ratio: expect.closeTo(3.03, 2),
      shown: "#767676",
      shownRatio: expect.closeTo(4.54, 2),
      fix: {
        label: "Use #767676",
        changes: { "web_scheduler_config.branding.font_color": "#767676" },
      },
    },
    {
      scheme: "dark",
      color: "#949494",
      background: "#161b22",
      ratio: expect.closeTo(5.7, 1),
      shown: expect.stringMatching(/^#[\da-f]{6}$/),
      shownRatio: expect.any(Number),
    },
  ]);
});

test("a color that is readable on the light background has no fix, and is adapted to the dark one", () => {
  const [light, dark] = contrastPairs(draft({ font_color: "#1F3A5F" }));
  expect(light).toMatchObject({ color: "#1f3a5f", shown: "#1f3a5f" });
  expect(light?.shownRatio).toBe(light?.ratio);
  expect(dark?.ratio).toBeLessThan(4.5);
  expect(dark?.shownRatio).toBeGreaterThan(4.5);
  for (const pair of [light, dark]) expect(pair?.fix).toBeUndefined();
});

test("there are no pairs with an invalid color or without branding", () => {
  expect(contrastPairs(draft({ font_color: "red" }))).toEqual([]);
  expect(contrastPairs(draft({ branding_enabled: false }))).toEqual([]);
});
