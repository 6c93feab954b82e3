import type { Locator } from "@playwright/test";
import { errorSummary, recordOf, submit } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { element, script } from "./embed-page.ts";

const { id } = recordOf("appointment-types");

const themed = (css: string, attributes = "") =>
  `<style>${css}</style>${script()}${element(attributes, id)}`;

const frame = (form: Locator) => form.locator(".widget");
const input = (form: Locator) => form.getByRole("textbox", { name: "Last name" });

/** A color as its channels: a relative one is computed in another notation. */
const channels = (text: Locator, property: "color" | "backgroundColor") =>
  text.evaluate((element, name) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("There is no canvas.");
    canvas.fillStyle = getComputedStyle(element)[name];
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, property);

test("a page sets colors, font and sizes of the form, by the documented names only", async ({
  visit,
}) => {
  const form = await visit(
    themed(`:root { --web-scheduler-accent: #b3005e; --web-scheduler-radius: 0; --web-scheduler-gap: 32px;
      --web-scheduler-field-background: rgb(250 245 220); --web-scheduler-font: Georgia, serif;
      --web-scheduler-text: #4a2c2a; --web-scheduler-border: #c08497; --web-scheduler-shadow: none;
      --web-scheduler-font-size: 18px; --web-scheduler-padding: 16px }
      * { --accent: red; --fill: red; --radius: 3px; --ws-fill: red; --ws-page-text: red; color: red }`),
  );
  await expect.poll(() => channels(submit(form), "backgroundColor")).toEqual([179, 0, 94]);
  await expect.poll(() => channels(input(form), "backgroundColor")).toEqual([250, 245, 220]);
  await expect.poll(() => channels(frame(form), "color")).toEqual([74, 44, 42]);
  await expect(submit(form)).toHaveCSS("border-radius", "0px");
  await expect(form.locator(".questions")).toHaveCSS("row-gap", "32px");
  for (const [property, value] of Object.entries({
    "font-family": /^Georgia/,
    "border-top-color": "rgb(192, 132, 151)",
    "box-shadow": "none",
    "font-size": "18px",
    "padding-left": "16px",
  })) {
    await expect(frame(form)).toHaveCSS(property, value);
  }
});

for (const [page, attributes, color] of [
  ["light", "", "rgb(255, 255, 255)"],
  ["dark", "", "rgb(22, 27, 34)"],
  ["light", 'theme="dark"', "rgb(22, 27, 34)"],
  ["dark", 'theme="light"', "rgb(255, 255, 255)"],
] as const) {
  test(`on a ${page} page, the background of <web-scheduler ${attributes}> is ${color}`, async ({
    visit,
  }) => {
    const form = await visit(themed(`:root { color-scheme: ${page} }`, attributes));
    await expect(frame(form)).toHaveCSS("background-color", color);
  });
}

for (const value of ["banana", "url(https://evil.example/a.png)", "calc(infinity * 1px)"]) {
  test(`the form can be read and sent where every property is ${value}`, async ({
    page,
    visit,
  }) => {
    const log = recordLog(page);
    const urls = recordUrls(page);
    const colors = ["accent", "background", "text", "border", "field-background"];
    const names = [...colors, "font", "radius", "gap"];
    const css = names.map((name) => `--web-scheduler-${name}: ${value}`).join(";");
    const form = await visit(themed(`:root { color-scheme: light; ${css} }`));
    await expect(frame(form)).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(submit(form)).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(submit(form)).toHaveCSS("color", "rgb(255, 255, 255)");
    for (const text of [input(form), form.locator(".title")]) {
      await expect(text).toHaveCSS("color", /^rgb\(0, 0, 0\)$|^rgb\(29, 39, 51\)$/);
    }
    await submit(form).click();
    await expect(errorSummary(form)).toBeVisible();
    expect(urls.filter((url) => url.includes("evil"))).toEqual([]);
    expect(log.errors).toEqual([]);
  });
}

test("only the parts that the documentation lists can be styled", async ({ visit }) => {
  const parts = [
    ...["frame", "header", "footer", "title", "field", "label", "input", "button", "primary"],
    ...["option", "error", "link"],
  ];
  const css = parts.map((part) => `web-scheduler::part(${part}) { outline: 3px dotted red }`);
  const form = await visit(themed(`${css.join("\n")} .widget { display: none }`));
  await submit(form).click();
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
