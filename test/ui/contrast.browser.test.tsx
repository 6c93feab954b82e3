import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { contrastRatio, type Rgb } from "../../src/branding/contrast.ts";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { drawn } from "./drawn.ts";

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

const SCHEMES = ["light", "dark"] as const;
const branded = EXAMPLES.filter(
  ({ record }) => record.web_scheduler_config.branding.branding_enabled,
);

/** The form as it is when much is wrong with it, and as it is when it was sent. */
async function screens(record: LocationRecord, scheme: string, look: () => void): Promise<void> {
  const widget = drawn(record, { outcomes: [{ kind: "unsure" }] });
  cleanUps.push(widget.remove);
  widget.host.style.colorScheme = scheme;
  const { scheduler } = widget;
  await expect.poll(() => scheduler.phase.value.name).not.toBe("loading");
  scheduler.answer("screener", "no");
  scheduler.answerScreener();
  scheduler.answer("email", "maren@gmial.com");
  scheduler.settle("email");
  await scheduler.send();
  look();
  const answers = { firstName: "Maren", lastName: "Sørby", phone: "2025550143" } as const;
  for (const [name, answer] of Object.entries(answers)) scheduler.answer(name as "phone", answer);
  for (const [part, answer] of Object.entries({ day: "27", month: "3", year: "1985" }))
    scheduler.answer(part as "day", answer);
  scheduler.answer("appointmentType", 0);
  await scheduler.send();
  look();
  await scheduler.send();
  await expect.element(page.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  look();
}

function rgb(color: string): Rgb | null {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 0 ? null : [red, green, blue];
}

function behind(element: Element): Rgb {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const color = rgb(getComputedStyle(at).backgroundColor);
    if (color) return color;
  }
  throw new Error("There is nothing behind the form.");
}

const hasText = ({ childNodes }: Element) =>
  Array.from(childNodes).some((node) => node instanceof Text && node.data.trim() !== "");

/** Texts below 4.5:1, and edges of fields and buttons below 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
function unreadable(): string[] {
  const root = document.body.lastElementChild?.lastElementChild?.shadowRoot;
  const all = Array.from(root?.querySelectorAll("*") ?? []);
  const ratio = (color: string, back: Rgb) => contrastRatio(rgb(color) ?? back, back);
  const texts = all
    .filter((element) => hasText(element) || element.matches("input, textarea"))
    .map((element) => ({
      what: `${element.localName}.${element.className} ${element.textContent}`,
      missing: 4.5 - ratio(getComputedStyle(element).color, behind(element)),
    }));
  const edges = all
    .filter((element) =>
      element.matches('input:not([type="radio"]), textarea, .option, button.second'),
    )
    .map((element) => ({
      what: `edge of ${element.localName}.${element.className} ${element.id}`,
      missing:
        3 -
        ratio(getComputedStyle(element).borderTopColor, behind(element.parentElement as Element)),
    }));
  expect(texts.length).toBeGreaterThan(5);
  return [...texts, ...edges].filter(({ missing }) => missing > 0).map(({ what }) => what);
}

test.each(
  branded.flatMap(({ slug, record }) => SCHEMES.map((scheme) => ({ slug, scheme, record }))),
)("every text of $slug is readable in $scheme", async ({ record, scheme }) => {
  await screens(record, scheme, () => expect(unreadable()).toEqual([]));
});

// By the degree of the colour wheel, and from black to white: what a designer could choose.
const COLORS = Array.from({ length: 12 }, (_, index) => {
  const channel = (shift: number) =>
    Math.round(127.5 + 127.5 * Math.cos((index * 30 + shift) * (Math.PI / 180)));
  return [channel(0), channel(120), channel(240)];
}).concat([0, 96, 119, 118, 160, 255].map((gray) => [gray, gray, gray]));

test.each(SCHEMES)(
  "whatever colour a practice chose, every text is readable in %s",
  async (scheme) => {
    const record = structuredClone(branded.at(-1)?.record) as LocationRecord;
    for (const color of COLORS) {
      const hex = color.map((channel) => channel.toString(16).padStart(2, "0")).join("");
      record.web_scheduler_config.branding.font_color = `#${hex}`;
      await screens(record, scheme, () => expect(unreadable(), `#${hex}`).toEqual([]));
      for (const cleanUp of cleanUps.splice(0)) cleanUp();
    }
  },
);
