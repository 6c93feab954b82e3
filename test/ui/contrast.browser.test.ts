import { expect, test } from "vitest";
import { contrastRatio, type Rgb } from "../../src/form/branding/color.ts";
import { INPUT_NAMES } from "../../src/form/inputs.ts";
import { recordOf } from "../example-record.ts";
import { formValues } from "../form/values-fixture.ts";
import { heading, renderRecord } from "./render-fixture.ts";

const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** A CSS color in sRGB, in which every notation ends; null for a transparent one. */
function parseColor(color: string): Rgb | null {
  if (!canvas) throw new Error("There is no canvas.");
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return alpha === 0 ? null : [red, green, blue];
}

function backgroundOf(element: Element | null): Rgb {
  // The name of a part of a date is above its input.
  const below = element?.matches(".date label") ? element.nextElementSibling : element;
  for (let current = below; current; current = parentOf(current)) {
    const color = parseColor(getComputedStyle(current).backgroundColor);
    if (color) return color;
  }
  throw new Error("The page has no background color.");
}

// What is beside the card is on the page itself, in its color.
const parentOf = (element: Element) =>
  element.parentElement ?? (element.getRootNode() as ShadowRoot).host;

const contrast = (color: string, background: Rgb) =>
  contrastRatio(parseColor(color) ?? background, background);

const hasText = ({ childNodes }: Element) =>
  Array.from(childNodes).some((node) => node instanceof Text && node.data.trim() !== "");

/** Text below 4.5:1, and borders of inputs below 3:1 (WCAG 2.2, 1.4.3 and 1.4.11); the one in an option identifies it. */
function lowContrast(root: ShadowRoot): string[] {
  // The colors at the end of a transition.
  for (const animation of root.getAnimations()) animation.cancel();
  const elements = [...root.querySelectorAll("*:not(.visually-hidden)")].filter((element) =>
    element.checkVisibility(),
  );
  const texts = elements
    .filter((element) => hasText(element) || element.matches("input, textarea"))
    .map((element) => [element, getComputedStyle(element).color, backgroundOf(element), 4.5]);
  const borders = elements
    .filter((element) => element.matches("input, textarea, .actions [part~=secondary]"))
    .map((element) => [
      element,
      getComputedStyle(element).borderTopColor,
      backgroundOf(element.parentElement),
      3,
    ]);
  expect(texts.length).toBeGreaterThan(5);
  return ([...texts, ...borders] as [Element, string, Rgb, number][])
    .map(([element, color, background, min]) => ({
      found: `${element.localName}.${element.className} ${element.textContent}: ${color} on ${background}`,
      isLow: contrast(color, background) < min,
    }))
    .filter(({ isLow }) => isLow)
    .map(({ found }) => found);
}

interface Look {
  brand?: string;
  accent?: string;
}

const LOOKS: Record<string, Look> = {
  "the practice's color": {},
  "a yellow practice": { brand: "#ffe100" },
  "a gray practice": { brand: "#777777" },
  "a red practice": { brand: "#c8102e" },
  "a practice without a color": { brand: "#333333" },
  "a white accent": { brand: "#333333", accent: "white" },
  "a black accent": { brand: "#333333", accent: "black" },
  "a see-through accent": { brand: "#333333", accent: "rgb(0 0 255 / 20%)" },
};

test.each(
  Object.entries(LOOKS).flatMap(([name, look]) =>
    (["light", "dark"] as const).map((scheme) => ({ name, scheme, look })),
  ),
)("every text is readable with $name on a $scheme page", async ({ scheme, look }) => {
  const record = structuredClone(recordOf("everything-on"));
  // Six questions, on one screen.
  const { branding, required_fields, optional_fields } = Object.assign(
    record.web_scheduler_config,
    { provider_selection_enabled: false },
  );
  for (const fields of [required_fields, optional_fields]) {
    Object.assign(fields, { insurance: false, additionalDetails: false });
  }
  if (look.brand) branding.font_color = look.brand;
  const { scheduler, root, container } = renderRecord(record, { outcomes: [{ kind: "unknown" }] });
  const { form } = scheduler;
  container.style.colorScheme = scheme;
  container.style.setProperty("--web-scheduler-accent", look.accent ?? null);
  Object.assign(container.style, { background: "Canvas", color: "CanvasText" });
  const check = () => {
    // The card above the paper, and beside it.
    for (const width of [640, 900]) {
      container.style.width = `${width}px`;
      expect(lowContrast(root)).toEqual([]);
    }
  };
  await expect.poll(() => scheduler.phase.value.name).not.toBe("loading");
  form.setAnswer("screener", "no");
  await scheduler.next();
  await expect.poll(() => root.querySelector(".row[name=appointmentType]")).not.toBeNull();
  check();
  form.setAnswer("appointmentType", form.plan.value?.appointmentTypes[0]?.key ?? null);
  await scheduler.next();
  form.setAnswer("email", "maren@gmial.com");
  form.checks.value?.updateHints("email");
  await scheduler.next();
  check();
  const answers = formValues();
  for (const name of INPUT_NAMES) form.setAnswer(name, answers[name]);
  await scheduler.next();
  check();
  await scheduler.next();
  await expect.element(heading("Your request was sent")).toBeVisible();
  check();
});
