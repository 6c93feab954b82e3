import { expect, test } from "vitest";
import { contrastRatio, type Rgb } from "../../src/branding/contrast.ts";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { heading, renderRecord } from "./render-fixture.ts";

const SCHEMES = ["light", "dark"] as const;
const BRANDED = EXAMPLES.filter(
  ({ record }) => record.web_scheduler_config.branding.branding_enabled,
);

const ANSWERS = {
  firstName: "Maren",
  lastName: "Sørby",
  phone: "2025550143",
  day: "27",
  month: "3",
  year: "1985",
  appointmentType: 0,
} as const;

/** Checks the form with errors and a hint, after a failure to send, and after sending. */
async function checkScreens(
  record: LocationRecord,
  scheme: string,
  check: (root: ShadowRoot) => void,
): Promise<void> {
  const widget = renderRecord(record, { outcomes: [{ kind: "unknown" }] });
  const { scheduler, root, container } = widget;
  const { form } = scheduler;
  container.style.colorScheme = scheme;
  await expect.poll(() => scheduler.phase.value.name).not.toBe("loading");
  form.setAnswer("screener", "no");
  scheduler.answerScreener();
  form.setAnswer("email", "maren@gmial.com");
  form.updateHints("email");
  await scheduler.send();
  check(root);
  for (const [name, value] of Object.entries(ANSWERS)) {
    form.setAnswer(name as keyof typeof ANSWERS, value);
  }
  await scheduler.send();
  check(root);
  await scheduler.send();
  await expect.element(heading("Your request was sent")).toBeVisible();
  check(root);
  widget.remove();
}

/** Null for a transparent color. `color-mix()` computes to `color(srgb …)`, with channels up to 1. */
function parseColor(color: string): Rgb | null {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const scale = color.startsWith("color(srgb ") ? 255 : 1;
  return alpha === 0 ? null : [red * scale, green * scale, blue * scale];
}

function backgroundOf(element: Element | null): Rgb {
  for (let current = element; current; current = current.parentElement) {
    const color = parseColor(getComputedStyle(current).backgroundColor);
    if (color) return color;
  }
  throw new Error("The widget has no background color.");
}

const contrast = (color: string, background: Rgb) =>
  contrastRatio(parseColor(color) ?? background, background);

const hasText = ({ childNodes }: Element) =>
  Array.from(childNodes).some((node) => node instanceof Text && node.data.trim() !== "");

/** Text below 4.5:1, and borders of controls below 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
function lowContrast(root: ShadowRoot): string[] {
  const elements = [...root.querySelectorAll("*")];
  const texts = elements
    .filter((element) => hasText(element) || element.matches("input, textarea"))
    .map((element) => ({
      description: `${element.localName}.${element.className} ${element.textContent}`,
      isLow: contrast(getComputedStyle(element).color, backgroundOf(element)) < 4.5,
    }));
  const borders = elements
    .filter((element) =>
      element.matches('input:not([type="radio"]), textarea, .option, button.secondary'),
    )
    .map((element) => {
      const { borderTopColor } = getComputedStyle(element);
      return {
        description: `border of ${element.localName}.${element.className} ${element.id}`,
        isLow: contrast(borderTopColor, backgroundOf(element.parentElement)) < 3,
      };
    });
  expect(texts.length).toBeGreaterThan(5);
  return [...texts, ...borders].filter(({ isLow }) => isLow).map(({ description }) => description);
}

test.each(
  BRANDED.flatMap(({ slug, record }) => SCHEMES.map((scheme) => ({ slug, scheme, record }))),
)("every text of $slug has enough contrast in $scheme mode", async ({ record, scheme }) => {
  await checkScreens(record, scheme, (root) => expect(lowContrast(root)).toEqual([]));
});

const GRAYS = [0, 96, 118, 119, 160, 255].map((level) => [level, level, level]);

const HUES = Array.from({ length: 12 }, (_, index) => {
  const channel = (offset: number) =>
    Math.round(127.5 + 127.5 * Math.cos((index * 30 + offset) * (Math.PI / 180)));
  return [channel(0), channel(120), channel(240)];
});

test.each(SCHEMES)(
  "every text has enough contrast in %s mode for any font color",
  async (scheme) => {
    const record = structuredClone(BRANDED.at(-1)?.record);
    if (!record) throw new Error("There is no branded example.");
    for (const color of [...HUES, ...GRAYS]) {
      const hex = `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
      record.web_scheduler_config.branding.font_color = hex;
      await checkScreens(record, scheme, (root) => expect(lowContrast(root), hex).toEqual([]));
    }
  },
);
