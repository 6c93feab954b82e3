import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TruthLine } from "../../../src/preview/app/TruthLine.tsx";
import type { Changes } from "../../../src/preview/draft/changes.ts";
import { BRANDING } from "../../../src/preview/settings/settings.ts";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const COLOR = `${BRANDING}.font_color`;

// The logos of the example need a server, and its fonts may be missing.
const PLAIN = {
  [`${BRANDING}.font_style`]: "serif",
  [`${BRANDING}.header_logo_url`]: "",
  [`${BRANDING}.footer_logo_url`]: "",
  [`${BRANDING}.show_location_name_in_header`]: true,
};

const lineOf = (changes: Changes) =>
  renderPreview(<TruthLine />, previewOf("branded", { ...PLAIN, ...changes }));

test.each([
  ["#F7C6D9", "Card #F7C6D9, unchanged", "Ink 10.6:1", "Buttons #7C3255, 8.5:1"],
  ["#808080", "Card #757575, changed", "Ink 4.6:1", "Buttons #505050, 8.0:1"],
  ["#333333", "Card without a color", "Ink 12.6:1", "Buttons #34332E, 12.6:1"],
])("the line says what the form makes of %s", (color, ...texts) => {
  const samples = lineOf({ [COLOR]: color }).querySelectorAll(".truth > p");
  expect([...samples].map(({ textContent }) => textContent)).toEqual(texts);
});

test("a fix resolves the problem, and focuses what is said about the others", async () => {
  const container = lineOf({ [COLOR]: "red", [`${BRANDING}.header_tagline_font_size`]: 2 });
  const line = () => container.querySelector(".problems")?.textContent;
  expect(line()).toBe("2 problems. Color “red” is not a color in the format #RRGGBB");
  await userEvent.click(page.getByRole("button", { name: /^2 problems/ }));
  await userEvent.click(page.getByRole("button", { name: "Use 10" }));
  await userEvent.click(page.getByRole("button", { name: "Remove it" }));
  await expect.poll(line).toBe("No problems");
  expect(document.activeElement?.textContent).toBe("No problems");
});
