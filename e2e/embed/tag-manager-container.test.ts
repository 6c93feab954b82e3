import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { tagManagerContainer } from "../../src/tasks/build/write-tag-manager.ts";
import { dist } from "../fixtures/static-host.ts";
import { expect, site, test } from "../fixtures/test.ts";
import { book, id } from "./embed-page.ts";

type Container = ReturnType<typeof tagManagerContainer>;
const container: Container = JSON.parse(
  readFileSync(join(dist, "google-tag-manager/web-scheduler.json"), "utf8"),
);
const { tag: tags, trigger: triggers, variable: variables } = container.containerVersion;
const html = tags[0]?.parameter.find(({ key }) => key === "html")?.value ?? "";
const script = new URL(
  variables.find(({ name }) => /script$/.test(name))?.parameter[0]?.value ?? "",
).pathname;

const VALUES: Record<string, string> = {
  "location-id": id,
  phone: "+12025550143",
  "base-url": site.otherOrigin,
  "submit-url": `${site.otherOrigin}/dev/booking-requests/`,
  target: "#booking",
  script: "",
};

/** Inserts the tag as Tag Manager does: with values for variables, and scripts without `data-*`. */
async function insertTag(page: Page, values: Record<string, string>) {
  const filled = html.replace(/\{\{Web Scheduler - ([\w-]+)\}\}/g, (_, name: string) =>
    JSON.stringify(values[name] ?? null),
  );
  await page.evaluate((markup) => {
    const box = document.createElement("div");
    box.innerHTML = markup;
    for (const written of box.querySelectorAll("script")) {
      const script = document.createElement("script");
      script.text = written.text;
      written.replaceWith(script);
    }
    document.body.append(...box.childNodes);
  }, filled);
}

test("the container has unique ids, and its tag refers only to what it contains", () => {
  expect(container.exportFormatVersion).toBe(2);
  expect(container.exportTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const names = [...tags, ...triggers, ...variables].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const ids = [
    ...tags.map(({ tagId }) => tagId),
    ...triggers.map(({ triggerId }) => triggerId),
    ...variables.map(({ variableId }) => variableId),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  for (const { accountId, containerId } of [...tags, ...triggers, ...variables]) {
    expect({ accountId, containerId }).toEqual({ accountId: "0", containerId: "0" });
  }
  const triggerIds = triggers.map(({ triggerId }) => triggerId);
  for (const { firingTriggerId } of tags) expect(triggerIds).toEqual(firingTriggerId);
  const used = [...html.matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => name);
  expect(used.toSorted()).toEqual(variables.map(({ name }) => name).toSorted());
  expect(Object.keys(VALUES).map((name) => `Web Scheduler - ${name}`)).toEqual(
    variables.map(({ name }) => name),
  );
  expect(tags[0]?.notes).toContain("Consent:");
  // Tag Manager accepts ES5 only, and its consent tools must not stop the form.
  expect(html).not.toMatch(/\b(const|let)\b|=>|`/);
  expect(tags[0]?.consentSettings.consentStatus).toBe("NOT_NEEDED");
});

test("a patient books with the form that the tag inserts", async ({ page, visit }) => {
  const form = await visit('<div id="booking"></div>');
  const values = { ...VALUES, script: `${site.origin}${script}` };
  await insertTag(page, values);
  await insertTag(page, values);
  await expect(form).toHaveCount(1);
  await expect(page.locator("#booking > web-scheduler")).toHaveAttribute(
    "phone",
    VALUES.phone ?? "",
  );
  await book(page);
});

test("without the script, there is a link to call; on another page, there is nothing", async ({
  page,
  visit,
}) => {
  await visit('<div id="booking"></div>');
  await insertTag(page, { ...VALUES, script: `${site.origin}/missing.js` });
  await expect(page.getByRole("link", { name: "Call us to book" })).toHaveAttribute(
    "href",
    "tel:+12025550143",
  );
  await visit("<p>Another page</p>");
  await insertTag(page, { ...VALUES, script: `${site.origin}${script}` });
  await expect(page.locator("web-scheduler, script[src]")).toHaveCount(0);
});
