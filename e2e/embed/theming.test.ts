import type { Locator } from "@playwright/test";
import { holdResponses } from "../fixtures/hold-responses.ts";
import { errorSummary, recordOf, submit } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, site, test } from "../fixtures/test.ts";
import { element, script } from "./embed-page.ts";

const { id } = recordOf("appointment-types");

const themed = (css: string, attributes = "") =>
  `<style>${css}</style>${script()}${element(attributes, id)}`;

const frame = (form: Locator) => form.locator(".widget");

test("a page sets the accent, font and sizes of the form by the documented names only, also later", async ({
  page,
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
  await page.addStyleTag({
    content: "html:root { color-scheme: dark; --web-scheduler-accent: rebeccapurple }",
  });
  await expect(form.locator(".card")).toHaveCSS("background-color", "rgb(102, 51, 153)");
  await expect(frame(form)).toHaveClass(/dark/);
});

test("a style sheet of the page that is slower than the script colors the form", async ({
  page,
}) => {
  const release = await holdResponses(page, "**/practice.css");
  await page.goto(`${site.origin}/practice/`, { waitUntil: "commit" });
  const card = widget(page).locator(".card");
  await expect(card).toHaveCSS("background-color", "rgb(234, 232, 225)");
  release();
  await expect(card).toHaveCSS("background-color", "rgb(30, 91, 73)");
});

test("the floating button follows the colors of the page", async ({ page, visit }) => {
  const form = await visit(themed(":root { --web-scheduler-accent: #b3005e }", 'mode="button"'));
  const button = form.getByRole("button");
  await expect(button).toHaveCSS("--ws-card", "#b3005e");
  await page.addStyleTag({ content: "html:root { --web-scheduler-accent: rebeccapurple }" });
  await expect(button).toHaveCSS("--ws-card", "#663399");
});

for (const page of ["light", "dark"]) {
  test(`on a ${page} page, a form is ${page} unless its theme is another`, async ({ visit }) => {
    const others = element('theme="light"', id) + element('theme="dark"', id);
    const forms = await visit(themed(`:root { color-scheme: ${page} }`) + others);
    const schemes = [page, "light", "dark"].map((scheme) => new RegExp(scheme));
    await expect(frame(forms)).toHaveClass(schemes);
  });
}

test("the form can be read and sent where every property is invalid", async ({ page, visit }) => {
  const log = recordLog(page);
  const urls = recordUrls(page);
  const names = ["accent", "font", "font-size", "radius"];
  const values = ["banana", "url(https://evil.example/a.png)", "calc(infinity * 1px)"];
  const bodies = values.map((value) => {
    const css = names.map((name) => `--web-scheduler-${name}: ${value}`).join(";");
    return `<div style="color-scheme: light; ${css}">${element("", id)}</div>`;
  });
  const forms = await visit(script() + bodies.join(""));
  for (const form of await forms.all()) {
    await expect(form.locator(".card")).toHaveCSS("background-color", "rgb(234, 232, 225)");
    await form.locator(".row").first().click();
    await submit(form).click();
    await expect(errorSummary(form)).toBeVisible();
  }
  expect(urls.filter((url) => url.includes("evil"))).toEqual([]);
  expect(log.errors).toEqual([]);
});

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
