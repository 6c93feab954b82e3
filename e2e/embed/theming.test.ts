import type { Locator } from "@playwright/test";
import { errorSummary, recordOf, submit } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { element, script } from "./embed-page.ts";

const { id } = recordOf("appointment-types");

const themed = (css: string, attributes = "") =>
  `<style>${css}</style>${script()}${element(attributes, id)}`;

const frame = (form: Locator) => form.locator(".widget");

test("a page sets the accent, font and sizes of the form, by the documented names only", async ({
  visit,
}) => {
  const form = await visit(
    themed(`:root { --web-scheduler-accent: #b3005e; --web-scheduler-radius: 0;
      --web-scheduler-font: Georgia, serif; --web-scheduler-font-size: 18px }
      * { --accent: red; --radius: 3px; --ws-card: red; --ws-ink: red; color: red }`),
  );
  await expect(form.locator(".card")).toHaveCSS("background-color", "rgb(179, 0, 94)");
  await expect(form.locator(".row").first()).not.toHaveCSS("color", "rgb(255, 0, 0)");
  await expect(form.locator(".ticket")).toHaveCSS("border-radius", "0px");
  await expect(frame(form)).toHaveCSS("font-family", /^Georgia/);
  await expect(frame(form)).toHaveCSS("font-size", "18px");
});

test("the card follows the page's accent and color scheme while they change", async ({
  page,
  visit,
}) => {
  const form = await visit(themed(":root { --web-scheduler-accent: #b3005e }"));
  await expect(form.locator(".card")).toHaveCSS("background-color", "rgb(179, 0, 94)");
  await page.addStyleTag({
    content: "html:root { color-scheme: dark; --web-scheduler-accent: rebeccapurple }",
  });
  await expect(form.locator(".card")).toHaveCSS("background-color", "rgb(102, 51, 153)");
  await expect(frame(form)).toHaveClass(/dark/);
});

for (const [page, attributes, scheme] of [
  ["light", "", "light"],
  ["dark", "", "dark"],
  ["light", 'theme="dark"', "dark"],
  ["dark", 'theme="light"', "light"],
] as const) {
  test(`on a ${page} page, <web-scheduler ${attributes}> is ${scheme}`, async ({ visit }) => {
    const form = await visit(themed(`:root { color-scheme: ${page} }`, attributes));
    await expect(frame(form)).toHaveClass(new RegExp(scheme));
  });
}

for (const value of ["banana", "url(https://evil.example/a.png)", "calc(infinity * 1px)"]) {
  test(`the form can be read and sent where every property is ${value}`, async ({
    page,
    visit,
  }) => {
    const log = recordLog(page);
    const urls = recordUrls(page);
    const names = ["accent", "font", "font-size", "radius"];
    const css = names.map((name) => `--web-scheduler-${name}: ${value}`).join(";");
    const form = await visit(themed(`:root { color-scheme: light; ${css} }`));
    await expect(form.locator(".card")).toHaveCSS("background-color", "rgb(234, 232, 225)");
    await form.locator(".row").first().click();
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
  const findParts = () =>
    form.evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll("[part]") ?? [])].map((node) => [
        node.getAttribute("part") ?? "",
        getComputedStyle(node).outlineStyle,
      ]),
    );
  const row = form.locator(".row").first();
  await row.waitFor();
  const found = await findParts();
  await row.click();
  await submit(form).click();
  await expect(errorSummary(form)).toBeVisible();
  found.push(...(await findParts()));
  const names = found.flatMap(([part = ""]) => part.split(" "));
  expect(new Set(names)).toEqual(new Set([...parts, "summary", "notice"]));
  const others = found.filter(([part = ""]) => !part.includes("summary"));
  expect(others.filter(([, style]) => style !== "dotted")).toEqual([]);
});
