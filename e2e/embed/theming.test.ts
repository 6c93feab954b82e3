import type { Page } from "@playwright/test";
import { contrastRatio, type Rgb } from "../../src/branding/contrast.ts";
import { errorSummary, recordOf, submit } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, FULL_RUN, full, test } from "../fixtures/test.ts";
import { element, script } from "./embed-page.ts";

const { id } = recordOf("appointment-types");

/** A page with a form and this style sheet. */
const themed = (css: string) =>
  `<style>${css}</style>${script()}
  ${element('privacy-url="https://practice.example/privacy"', id)}`;

type Appearance = Awaited<ReturnType<typeof appearanceOf>>;

/** The computed colors and lengths. Waits until the form has checked the theme. */
async function appearanceOf(page: Page) {
  const form = widget(page);
  await form.getByRole("radio").first().check();
  await expect(form.getByRole("button", { name: "Send request" })).toBeVisible();
  return form.evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const styleOf = (selector: string) => getComputedStyle(root.querySelector(selector) as Element);
    const rgb = (color: string): Rgb => {
      if (!canvas) throw new Error("no canvas");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const button = styleOf("button[type=submit]");
    const input = styleOf("input[name=lastName]");
    return {
      fill: rgb(button.backgroundColor),
      onFill: rgb(button.color),
      link: rgb(styleOf(".help a").color),
      field: rgb(input.backgroundColor),
      onField: rgb(input.color),
      tint: rgb(styleOf(".option:has(:checked)").backgroundColor),
      surface: rgb(styleOf(".widget").backgroundColor),
      radius: button.borderRadius,
      gap: styleOf(".questions").rowGap,
      // The first family.
      font: styleOf(".widget").fontFamily.replace(/,.*/, ""),
    };
  });
}

const DEFAULTS: Appearance = {
  fill: [11, 100, 112],
  onFill: [255, 255, 255],
  link: [11, 100, 112],
  field: [249, 250, 250],
  onField: [29, 39, 51],
  tint: [231, 240, 241],
  surface: [255, 255, 255],
  radius: "10px",
  gap: "24px",
  font: "system-ui",
};

function expectReadable({ fill, onFill, link, field, onField, surface }: Appearance): void {
  expect(contrastRatio(onFill, fill)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(link, surface)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(onField, field)).toBeGreaterThanOrEqual(4.5);
}

const PROPERTIES =
  "--web-scheduler-accent: #b3005e; --web-scheduler-radius: 0; --web-scheduler-field-background: rgb(250 245 220); --web-scheduler-gap: 32px; --web-scheduler-font: Georgia, serif";

test("accent, radius, field background, gap and font can be set on :root", async ({
  page,
  visit,
}) => {
  await visit(themed(`:root { ${PROPERTIES} }`));
  const appearance = await appearanceOf(page);
  expect(appearance).toMatchObject({
    fill: [179, 0, 94],
    onFill: [255, 255, 255],
    link: [179, 0, 94],
    field: [250, 245, 220],
    onField: [0, 0, 0],
    radius: "0px",
    gap: "32px",
    font: "Georgia",
  });
  expectReadable(appearance);
});

test("the page's own custom properties do not change the form", { tag: FULL_RUN }, async ({
  page,
  visit,
}) => {
  const css =
    "--accent: red; --fill: red; --field: red; --radius: 3px; --gap: 3px; --ws-page-tint: red; --ws-fill: red";
  await visit(themed(`* { ${css} }`));
  expect(await appearanceOf(page)).toEqual(DEFAULTS);
});

const SCHEMES = ["light", "dark"] as const;
const ACCENTS = ["white", "black", "#ffe100", "#777", "rgb(0 0 255 / 20%)", "transparent"];

for (const scheme of SCHEMES) {
  const tag = scheme === "dark" ? [] : FULL_RUN;
  test(`text is readable with any accent on a ${scheme} page`, { tag }, async ({ page, visit }) => {
    for (const accent of ACCENTS) {
      const css = `:root { color-scheme: ${scheme}; --web-scheduler-accent: ${accent};
        --web-scheduler-field-background: ${accent} }`;
      await visit(themed(css));
      const appearance = await appearanceOf(page);
      expectReadable(appearance);
      expect(appearance.surface).toEqual(scheme === "dark" ? [22, 27, 34] : [255, 255, 255]);
    }
  });
}

test("a dark page gets the dark default colors", async ({ page, visit }) => {
  await visit(themed(":root { color-scheme: dark }"));
  expect(await appearanceOf(page)).toMatchObject({
    fill: [127, 209, 212],
    onFill: [22, 27, 34],
    tint: [33, 45, 52],
    field: [27, 32, 39],
  });
});

const INVALID_VALUES = [
  ["a URL", "url(https://evil.example/a.png)"],
  ["another CSS rule", "red}*{display:none"],
  ["an infinite length", "calc(infinity * 1px)"],
] as const;
const MORE_INVALID_VALUES = [
  ["words", "banana"],
  ["a circular reference", "var(--web-scheduler-accent) var(--web-scheduler-gap)"],
  ["a number without a unit", "5"],
] as const;

for (const [description, value] of full
  ? [...INVALID_VALUES, ...MORE_INVALID_VALUES]
  : INVALID_VALUES) {
  test(`falls back to the default for ${description}`, async ({ page, visit }) => {
    const log = recordLog(page);
    const urls = recordUrls(page);
    const form = await visit(themed(""));
    await form.evaluate((element, text) => {
      for (const name of ["accent", "field-background", "font", "radius", "gap"]) {
        (element as HTMLElement).style.setProperty(`--web-scheduler-${name}`, text);
      }
      element.setAttribute("heading-level", "3");
    }, value);
    const isLength = value.includes("infinity");
    const font = value === "banana" ? value : DEFAULTS.font;
    if (value !== "red}*{display:none" && !value.startsWith("var")) {
      await expect
        .poll(() => log.console.join("\n"))
        .toContain("WS110 --web-scheduler-accent has an invalid value");
    }
    const appearance = await appearanceOf(page);
    const lengths = isLength ? { radius: "24px", gap: "48px" } : {};
    expect(appearance).toEqual({ ...DEFAULTS, font, ...lengths });
    expect(urls.filter((url) => url.includes("evil"))).toEqual([]);
    expect(log.errors).toEqual([]);
  });
}

/** The color of an element's text, as the browser paints it. */
const colorsOf = (page: Page) =>
  widget(page).evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const read = (selector: string, property: "color" | "backgroundColor") => {
      const probe = document.createElement("canvas").getContext("2d");
      if (!probe) throw new Error("no canvas");
      probe.fillStyle = getComputedStyle(root.querySelector(selector) as Element)[property];
      probe.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data;
      return [red, green, blue] as const;
    };
    return {
      surface: read(".widget", "backgroundColor"),
      title: read(".title", "color"),
      hint: read(".hint", "color"),
      link: read(".help a", "color"),
      error: read(".error", "color"),
      field: read("input[name=firstName]", "backgroundColor"),
      typed: read("input[name=firstName]", "color"),
    };
  });

/** Polls, because another color than the default appears in 130 ms. */
const expectReadableForm = (page: Page) =>
  expect
    .poll(async () => {
      const { surface, title, hint, link, error, field, typed } = await colorsOf(page);
      const onSurface = [title, hint, link, error].map((color) => contrastRatio(color, surface));
      return Math.min(...onSurface, contrastRatio(typed, field));
    })
    .toBeGreaterThanOrEqual(4.5);

const OWN_BACKGROUNDS = [
  ["#fdf6e9", [253, 246, 233]],
  ["#1f2430", [31, 36, 48]],
  ["#808080", [128, 128, 128]],
  ["oklch(0.45 0.15 340)", null],
] as const;

/** A background of the form, the style of what is around it, and the color that both make. */
const SEE_THROUGH = [
  // The dark Canvas of Chromium.
  ["transparent", "", { light: [255, 255, 255], dark: [18, 18, 18] }],
  ["transparent", "background: #fdf6e9", both([253, 246, 233])],
  ["rgb(255 0 0 / 0)", "background: rgb(0 0 0)", both([0, 0, 0])],
  ["rgb(255 255 255 / 50%)", "background: rgb(0 0 100)", both([128, 128, 178])],
] as const;

function both(color: readonly number[]) {
  return { light: color, dark: color };
}

for (const scheme of SCHEMES) {
  const tag = scheme === "dark" ? [] : FULL_RUN;
  test(`everything is readable on a page's own background, on a ${scheme} page`, { tag }, async ({
    page,
    visit,
  }) => {
    for (const [background, expected] of OWN_BACKGROUNDS) {
      const form = await visit(
        themed(`:root { color-scheme: ${scheme}; --web-scheduler-background: ${background} }`),
      );
      await submit(form).click();
      await expect(form.locator(".error").first()).toBeVisible();
      if (expected) {
        await expect.poll(async () => (await colorsOf(page)).surface).toEqual(expected);
      } else {
        // The first paint has a nearer shade of the page's scheme.
        await expect.poll(async () => (await colorsOf(page)).surface[1]).toBeLessThan(60);
      }
      await expectReadableForm(page);
    }
  });

  test(`a see-through background counts as what is behind it, on a ${scheme} page`, {
    tag: FULL_RUN,
  }, async ({ page, visit }) => {
    for (const [background, behind, expected] of SEE_THROUGH) {
      const form = await visit(
        `<style>:root { color-scheme: ${scheme} } body { ${behind} }</style>
        ${themed(`:root { --web-scheduler-background: ${background}; --web-scheduler-field-background: transparent }`)}`,
      );
      await submit(form).click();
      await expect(form.locator(".error").first()).toBeVisible();
      await expect.poll(async () => (await colorsOf(page)).surface).toEqual(expected[scheme]);
      await expectReadableForm(page);
      const { surface, field } = await colorsOf(page);
      expect(field).toEqual(surface);
    }
  });

  test(`theme decides against a ${scheme} page`, { tag: FULL_RUN }, async ({ visit }) => {
    const theme = scheme === "dark" ? "light" : "dark";
    const form = await visit(
      `<style>:root { color-scheme: ${scheme} }</style>${script()}${element(`theme="${theme}"`, id)}`,
    );
    await form.getByRole("button", { name: "Send request" }).waitFor();
    const surface = theme === "dark" ? [22, 27, 34] : [255, 255, 255];
    await expect
      .poll(() =>
        form.evaluate((element) => {
          const frame = element.shadowRoot?.querySelector(".widget") as Element;
          return getComputedStyle(frame).backgroundColor.match(/\d+/g)?.map(Number);
        }),
      )
      .toEqual(surface);
  });
}

test("text, border, shadow, size and padding can be set", async ({ page, visit }) => {
  const form = await visit(
    themed(`web-scheduler { --web-scheduler-text: #4a2c2a; --web-scheduler-border: #c08497;
      --web-scheduler-shadow: none; --web-scheduler-font-size: 18px; --web-scheduler-padding: 16px }`),
  );
  await form.getByRole("button", { name: "Send request" }).waitFor();
  const styles = () =>
    form.evaluate((element) => {
      const frame = element.shadowRoot?.querySelector(".widget") as Element;
      const { color, borderTopColor, boxShadow, fontSize, paddingLeft } = getComputedStyle(frame);
      return { color, borderTopColor, boxShadow, fontSize, paddingLeft };
    });
  await expect.poll(styles).toEqual({
    color: "rgb(74, 44, 42)",
    borderTopColor: "rgb(192, 132, 151)",
    boxShadow: "none",
    fontSize: "18px",
    paddingLeft: "16px",
  });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

// To read a style, a browser computes the whole page's first.
test("the page's styles are read once, after the form is rendered", async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { getComputedStyle } = window;
    const screens: string[] = [];
    Object.assign(window, { screens });
    window.getComputedStyle = (element, pseudo) => {
      if (element.localName === "web-scheduler") {
        screens.push(element.shadowRoot?.querySelector("form") ? "form" : "none");
      }
      return getComputedStyle(element, pseudo);
    };
  });
  await visit(themed(""));
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "screens"))).toEqual(["form"]);
});

test("only the parts that the documentation lists can be styled", async ({ visit }) => {
  const parts = [
    ...["frame", "header", "footer", "title", "field", "label", "input", "button", "primary"],
    ...["option", "hint", "error", "link"],
  ];
  const css = parts.map((part) => `web-scheduler::part(${part}) { outline: 3px dotted red }`);
  const form = await visit(themed(`${css.join("\n")} .widget { display: none }`));
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(errorSummary(form)).toBeVisible();
  const found = await form.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll("[part]") ?? [])].map((node) => [
      node.getAttribute("part") ?? "",
      getComputedStyle(node).outlineStyle,
    ]),
  );
  const names = found.flatMap(([part = ""]) => part.split(" "));
  expect(new Set(names)).toEqual(new Set([...parts, "summary", "notice"]));
  const others = found.filter(([part = ""]) => !part.includes("summary"));
  expect(others.filter(([, style]) => style !== "dotted")).toEqual([]);
});
