import fc from "fast-check";
import { expect, test } from "vitest";
import { BACKGROUNDS } from "../../src/form/branding/brand.ts";
import { chroma, contrastRatio, luminance, type Rgb } from "../../src/form/branding/color.ts";
import { paletteOf } from "../../src/form/branding/palette.ts";
import { recordOf } from "../example-record.ts";
import { fuzz } from "../fuzz/fuzz.ts";
import { hueDifference } from "../hue-difference.ts";
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
  for (let current = below; current; current = current.parentElement) {
    const color = parseColor(getComputedStyle(current).backgroundColor);
    if (color) return color;
  }
  throw new Error("The widget has no background color.");
}

const contrast = (color: string, background: Rgb) =>
  contrastRatio(parseColor(color) ?? background, background);

const hasText = ({ childNodes }: Element) =>
  Array.from(childNodes).some((node) => node instanceof Text && node.data.trim() !== "");

/** Text below 4.5:1, and borders of inputs below 3:1 (WCAG 2.2, 1.4.3 and 1.4.11); the one in an option identifies it. */
function lowContrast(root: ShadowRoot): string[] {
  // The colors at the end of a transition.
  for (const animation of root.getAnimations()) animation.cancel();
  const elements = [...root.querySelectorAll("*")];
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

const ANSWERS = {
  firstName: "Maren",
  lastName: "Sørby",
  phone: "2025550143",
  day: "27",
  month: "3",
  year: "1985",
} as const;

interface Look {
  brand?: string;
  accent?: string;
  background?: string;
  text?: string;
  field?: string;
}

const LOOKS: Record<string, Look> = {
  "the practice's color": {},
  "a yellow practice, and pink fields that are outside of sRGB on dark": {
    brand: "#ffe100",
    field: "#ff0096",
  },
  "a gray practice, and blue fields on which black and white are equal": {
    brand: "#777777",
    field: "#4a75be",
  },
  "a white accent and white fields": { accent: "white", field: "white" },
  "a black accent and black fields": { accent: "black", field: "black" },
  "a see-through accent": { accent: "rgb(0 0 255 / 20%)", field: "transparent" },
  "a cream background": { background: "#fdf6e9" },
  "a gray background, with a practice's color that is just readable on white": {
    brand: "#767676",
    background: "#808080",
  },
  "a dark background and a yellow accent": { background: "#1f2430", accent: "#ffe100" },
  "a red background and white text": { background: "#c8102e", text: "white" },
  "a blue background and pink text": { background: "blue", text: "#f0f" },
  "a see-through background and a light text": { background: "transparent", text: "#aabbcc" },
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
  const { accent, background, text, field } = look;
  const theme = { accent, background, text, "field-background": field };
  for (const [name, value = null] of Object.entries(theme)) {
    container.style.setProperty(`--web-scheduler-${name}`, value);
  }
  const check = () => expect(lowContrast(root)).toEqual([]);
  await expect.poll(() => scheduler.phase.value.name).not.toBe("loading");
  form.setAnswer("screener", "no");
  void scheduler.next();
  form.setAnswer("email", "maren@gmial.com");
  form.updateHints("email");
  await scheduler.next();
  check();
  for (const [name, value] of Object.entries(ANSWERS)) {
    form.setAnswer(name as keyof typeof ANSWERS, value);
  }
  form.setAnswer("appointmentType", scheduler.form.plan.value?.appointmentTypes[0]?.key ?? null);
  await scheduler.next();
  check();
  await scheduler.next();
  await expect.element(heading("Your request was sent")).toBeVisible();
  check();
});

// So that the colors of every brand, which are readable on the form's own surface, are readable on it.
test("no background of the page makes a dark form lighter than it is without one", () => {
  const { root, container } = renderRecord(recordOf("everything-on"));
  container.style.colorScheme = "dark";
  const hues = Array.from({ length: 24 }, (_, index) => index * 15);
  const colors = ["100% 25%", "45% 30%", "75% 50%", "60% 90%", "0% 100%"].flatMap((rest) =>
    hues.map((hue) => `hsl(${hue} ${rest})`),
  );
  const isLighter = (color: string) => {
    container.style.setProperty("--web-scheduler-background", color);
    return luminance(backgroundOf(root.querySelector(".widget"))) > luminance(BACKGROUNDS.dark);
  };
  expect(colors.filter(isLighter)).toEqual([]);
});

test.each(Object.entries(BACKGROUNDS))(
  "40 brands on the %s background differ from the color of errors, which is readable",
  (scheme, background) => {
    const { root, container } = renderRecord(recordOf("everything-on"));
    container.style.colorScheme = scheme;
    // Not the whole form, whose styles take long.
    root.innerHTML = `<div class="widget"><a>Call</a><p class="error notice">Enter a name</p></div>`;
    const [form, call, error] = root.querySelectorAll<HTMLElement>(".widget, a, p");
    if (!form || !call || !error) throw new Error("There is no form.");
    const channel = fc.integer({ min: 0, max: 255 });
    const isDistinct = (color: Rgb) => {
      form.style.setProperty(`--ws-accent-${scheme}`, paletteOf(color, background).accent);
      const brand = parseColor(getComputedStyle(call).color) ?? background;
      const bad = parseColor(getComputedStyle(error).color) ?? background;
      expect(contrastRatio(bad, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(bad, backgroundOf(error))).toBeGreaterThanOrEqual(4.5);
      return chroma(brand) < 0.04 || hueDifference(brand, bad) > 20;
    };
    fc.assert(fc.property(fc.tuple(channel, channel, channel), isDistinct), fuzz(40));
  },
);
