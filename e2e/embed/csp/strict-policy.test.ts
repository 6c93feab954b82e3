import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { type Heard, listenForViolations, NONCE, strictPolicy } from "../../fixtures/csp.ts";
import { scriptTag } from "../../fixtures/host-pages.ts";
import { inbox, ownLastName, widget } from "../../fixtures/patient.ts";
import { expect, full, type Site, test } from "../../fixtures/test.ts";

const id = exampleBySlug("everything-on")?.record.id ?? "";
const integrity: Record<string, string> = JSON.parse(
  readFileSync(new URL("../../../dist/integrity.json", import.meta.url), "utf8"),
);
const versioned = Object.keys(integrity)[0] ?? "";

/** A whole booking in Spanish, which loads every part that there is. */
async function book(page: Page, form: Locator): Promise<string> {
  const lastName = ownLastName();
  await form.locator("[name=screener][value=no]").press("Space");
  await form.getByRole("button", { name: "Continuar" }).press("Enter");
  await form.locator("[name=appointmentType]").nth(1).press("Space");
  const typed = {
    firstName: "Maren",
    lastName,
    email: "maren@mail.example",
    phone: "+44 20 7946 0958",
    day: "27",
    month: "3",
    year: "1985",
    additionalDetails: "Mornings are best.",
  };
  for (const [name, text] of Object.entries(typed)) {
    await form.locator(`[name="${name}"]`).pressSequentially(text);
  }
  await page.keyboard.press("Tab");
  await form.locator("button[type=submit]").press("Enter");
  await expect(form.locator(".sent")).toBeVisible();
  await expect(form.locator("img.logo").first()).toHaveJSProperty("complete", true);
  return lastName;
}

async function expectBooked(page: Page, site: Site, heard: Heard, form: Locator): Promise<void> {
  const lastName = await book(page, form);
  const requests = await inbox(site, lastName);
  expect(requests).toMatchObject([
    { locale: "es", patient: { lastName, phone: "+442079460958" }, appointment_type: "NEW-60" },
  ]);
  expect(await heard.violations()).toEqual([]);
  await heard.close();
}

const element = ({ otherOrigin }: Site) =>
  `<web-scheduler location-id="${id}" base-url="${otherOrigin}" lang="es"
    submit-url="${otherOrigin}/dev/booking-requests/"><a href="tel:+12025550143">Call us</a></web-scheduler>`;

const checked = (site: Site) =>
  `<script async nonce="${NONCE}" src="${site.origin}/${versioned}" integrity="${integrity[versioned]}" crossorigin></script>`;

const BY_ELEMENT = "by the element";

/** Ways to put the form on a page; the last one is by the element as well. */
const WAYS: Record<string, (site: Site) => string> = {
  "by the script tag": (site) =>
    scriptTag(site, { nonce: NONCE, "data-location-id": id, "data-lang": "es" }),
  [BY_ELEMENT]: (site) =>
    `<script async nonce="${NONCE}" src="${site.origin}/web-scheduler.js"></script>${element(site)}`,
  "by the versioned script with integrity": (site) => checked(site) + element(site),
};

for (const [way, body] of Object.entries(WAYS).filter(([way]) => full || way !== BY_ELEMENT)) {
  test(`a booking under the strict policy, ${way}, violates nothing`, async ({
    page,
    site,
    host,
  }) => {
    const heard = await listenForViolations(page);
    const policy = strictPolicy(site, heard.reportUri);
    await page.goto(host.address(body(site), { "Content-Security-Policy": policy }));
    await expectBooked(page, site, heard, widget(page));
  });
}

test("what violates the policy is heard", async ({ page, site, host }) => {
  const heard = await listenForViolations(page);
  const policy = strictPolicy(site, heard.reportUri);
  await page.goto(
    host.address("<p style='color: red'>Red</p>", { "Content-Security-Policy": policy }),
  );
  for (const way of [/^event: style-src-attr/, /^report: /, /^console: /]) {
    await expect
      .poll(async () => (await heard.violations()).filter((text) => way.test(text)).length)
      .toBeGreaterThan(0);
  }
  await heard.close();
});

test("a booking on an isolated page (COEP require-corp) is not blocked", async ({
  page,
  site,
  host,
}) => {
  const heard = await listenForViolations(page);
  await page.goto(
    host.address(checked(site) + element(site), {
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
    }),
  );
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
  await expectBooked(page, site, heard, widget(page));
});

const MORE_ALLOWED = ["allow-scripts allow-forms", "allow-scripts allow-same-origin"];

for (const sandbox of ["allow-scripts", ...(full ? MORE_ALLOWED : [])]) {
  test(`a booking in a frame with sandbox="${sandbox}"`, async ({ page, site, host }) => {
    const heard = await listenForViolations(page);
    const inner = host.address(checked(site) + element(site));
    await page.goto(host.address(`<iframe sandbox="${sandbox}" src="${inner}"></iframe>`));
    const form = page.frameLocator("iframe").locator("web-scheduler");
    await expectBooked(page, site, heard, form);
  });
}

test("a booking on a page that its own policy puts into a sandbox", async ({
  page,
  site,
  host,
}) => {
  const heard = await listenForViolations(page);
  await page.goto(
    host.address(checked(site) + element(site), {
      "Content-Security-Policy": "sandbox allow-scripts",
    }),
  );
  await expectBooked(page, site, heard, widget(page));
});
