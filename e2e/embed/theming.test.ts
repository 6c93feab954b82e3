import type { Page } from "@playwright/test";
import { contrastRatio, type Rgb } from "../../src/branding/contrast.ts";
import { exampleBySlug } from "../../src/examples/index.ts";
import { type HostPages, listen } from "../fixtures/host-pages.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, full, type Site, test } from "../fixtures/test.ts";

const id = exampleBySlug("appointment-types")?.record.id ?? "";

/** A page with a form and this style sheet. */
const pageWith = (host: HostPages, { origin, otherOrigin }: Site, css: string, style = "") =>
  host.address(`<style>${css}</style>
    <script async src="${origin}/web-scheduler.js"></script>
    <web-scheduler location-id="${id}" base-url="${otherOrigin}" style="${style}"
      submit-url="${otherOrigin}/dev/booking-requests/" privacy-url="https://practice.example/privacy"></web-scheduler>`);

interface Look {
  fill: Rgb;
  onFill: Rgb;
  link: Rgb;
  field: Rgb;
  onField: Rgb;
  tint: Rgb;
  surface: Rgb;
  radius: string;
  gap: string;
}

/** The colours and measures that a patient sees, once the form is there and its theme checked. */
async function lookOf(page: Page): Promise<Look> {
  const form = widget(page);
  await form.getByRole("radio").first().check();
  await expect(form.getByRole("button", { name: "Send request" })).toBeVisible();
  return form.evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const styleOf = (selector: string) => getComputedStyle(root.querySelector(selector) as Element);
    const rgb = (color: string): [number, number, number] => {
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
      link: rgb(styleOf(".actions > a").color),
      field: rgb(input.backgroundColor),
      onField: rgb(input.color),
      tint: rgb(styleOf(".option:has(:checked)").backgroundColor),
      surface: rgb(styleOf(".widget").backgroundColor),
      radius: button.borderRadius,
      gap: styleOf(".questions").rowGap,
    };
  });
}

const DEFAULTS: Look = {
  fill: [11, 100, 112],
  onFill: [255, 255, 255],
  link: [11, 100, 112],
  field: [255, 255, 255],
  onField: [29, 39, 51],
  tint: [232, 243, 244],
  surface: [255, 255, 255],
  radius: "10px",
  gap: "20px",
};

function expectReadable({ fill, onFill, link, field, onField, surface }: Look): void {
  expect(contrastRatio(onFill, fill)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(link, surface)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(onField, field)).toBeGreaterThanOrEqual(4.5);
}

const SET =
  "--web-scheduler-accent: #b3005e; --web-scheduler-radius: 0; --web-scheduler-field-background: rgb(250 245 220); --web-scheduler-gap: 32px";

const PLACES = [
  ["on :root", `:root { ${SET} }`, ""],
  ["on the element", `web-scheduler { ${SET} }`, ""],
  ["in the element's own style", "", SET],
] as const;

for (const [where, css, style] of PLACES) {
  test(`a page's accent, radius, field background and gap are worn, set ${where}`, async ({
    page,
    site,
    host,
  }) => {
    await page.goto(pageWith(host, site, css, style));
    const look = await lookOf(page);
    expect(look).toMatchObject({
      fill: [179, 0, 94],
      onFill: [255, 255, 255],
      link: [179, 0, 94],
      field: [250, 245, 220],
      onField: [0, 0, 0],
      radius: "0px",
      gap: "32px",
    });
    expectReadable(look);
  });
}

test("without them the form looks as it does by itself", async ({ page, site, host }) => {
  // Names that a page may well have for itself reach nothing.
  const own =
    "--accent: red; --fill: red; --field: red; --radius: 3px; --gap: 3px; --own-tint: red";
  await page.goto(pageWith(host, site, `* { ${own} }`));
  expect(await lookOf(page)).toEqual(DEFAULTS);
});

const SCHEMES = ["light", "dark"] as const;
const ACCENTS = ["white", "black", "#ffe100", "#777", "rgb(0 0 255 / 20%)", "transparent"];

for (const scheme of SCHEMES) {
  test(`whatever the accent is, everything is readable on a ${scheme} page`, async ({
    page,
    site,
    host,
  }) => {
    for (const accent of ACCENTS) {
      const css = `:root { color-scheme: ${scheme}; --web-scheduler-accent: ${accent};
        --web-scheduler-field-background: ${accent} }`;
      await page.goto(pageWith(host, site, css));
      const look = await lookOf(page);
      expectReadable(look);
      expect(look.surface).toEqual(scheme === "dark" ? [22, 27, 34] : [255, 255, 255]);
    }
  });
}

test("a dark page's own defaults stay", async ({ page, site, host }) => {
  await page.goto(pageWith(host, site, ":root { color-scheme: dark }"));
  expect(await lookOf(page)).toMatchObject({
    fill: [127, 209, 212],
    onFill: [6, 38, 42],
    tint: [27, 51, 55],
    field: [22, 27, 34],
  });
});

const NONSENSE = [
  ["an address", "url(https://evil.example/a.png)"],
  ["a rule of its own", "red}*{display:none"],
  ["an endless length", "calc(infinity * 1px)"],
] as const;
const MORE_NONSENSE = [
  ["words", "banana"],
  ["a circle", "var(--web-scheduler-accent) var(--web-scheduler-gap)"],
  ["a number without a unit", "5"],
] as const;

for (const [what, value] of full ? [...NONSENSE, ...MORE_NONSENSE] : NONSENSE) {
  test(`${what} for a value: the defaults count and the owner is told`, async ({
    page,
    site,
    host,
  }) => {
    const heard = listen(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(pageWith(host, site, ""));
    await widget(page).evaluate((element, text) => {
      for (const name of ["accent", "field-background", "radius", "gap"]) {
        (element as HTMLElement).style.setProperty(`--web-scheduler-${name}`, text);
      }
      element.setAttribute("heading-level", "3");
    }, value);
    const isLength = value.includes("infinity");
    if (value !== "red}*{display:none" && !value.startsWith("var")) {
      await expect
        .poll(() => heard.console.join("\n"))
        .toContain("WS110 --web-scheduler-accent has an invalid value");
    }
    const look = await lookOf(page);
    expect(look).toEqual(isLength ? { ...DEFAULTS, radius: "24px", gap: "48px" } : DEFAULTS);
    expect(asked.filter((url) => url.includes("evil"))).toEqual([]);
    expect(heard.errors).toEqual([]);
  });
}

test("the parts that README names can be styled, and no others", async ({ page, site, host }) => {
  const parts = ["header", "footer", "title", "field", "label", "input", "button"];
  const css = parts.map((part) => `web-scheduler::part(${part}) { outline: 3px dotted red }`);
  await page.goto(pageWith(host, site, `${css.join("\n")} .widget { display: none }`));
  const form = widget(page);
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form.getByRole("region", { name: "There is a problem" })).toBeVisible();
  const found = await form.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll("[part]") ?? [])].map((node) => [
      node.getAttribute("part"),
      getComputedStyle(node).outlineStyle,
    ]),
  );
  expect(new Set(found.map(([part]) => part))).toEqual(new Set([...parts, "summary"]));
  expect(found.filter(([part, style]) => part !== "summary" && style !== "dotted")).toEqual([]);
});
