import { listenForViolations, NONCE, strictPolicy } from "../fixtures/csp.ts";
import { banner, bookmarklet, IMAGE, LOGO, runBookmarklet, TAGLINE } from "../fixtures/draft.ts";
import { answerAll, recordOf, submit, TRANSLATIONS } from "../fixtures/open-form.ts";
import { alert, inbox, uniqueLastName, widget } from "../fixtures/patient.ts";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";

const { id, web_scheduler_config } = recordOf("branded");
const published = web_scheduler_config.branding.header_tagline;
const ACCENT = "--web-scheduler-accent";
const DRAFT = { [TAGLINE]: "Gentle hands", [LOGO]: IMAGE, [ACCENT]: "#B3005E" };
const BANNER = "Draft: this is not the practice’s published form. Nothing can be sent from it.";

test("the bookmarklet shows the draft and its logo, and nothing can be sent", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "branded" });
  await expect(form.getByText(published)).toBeVisible();
  const url = page.url();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  expect(await runBookmarklet(page, bookmarklet(DRAFT))).toBeUndefined();

  await expect(form.getByText("Gentle hands")).toBeVisible();
  await expect(form.getByText(published)).toHaveCount(0);
  await expect(page.locator("web-scheduler")).toHaveCSS(ACCENT, "#B3005E");
  await expect(banner(page)).toHaveText(BANNER);
  await expect(banner(page)).toHaveAttribute("lang", "en");
  await expect(banner(page)).toHaveCSS("background-color", "rgb(91, 42, 134)");
  const logo = form.locator("header img.logo");
  await expect(logo).toHaveAttribute("src", IMAGE);
  // Not its exact width, which WebKit scales to the size of an SVG on the page.
  await expect(logo).not.toHaveJSProperty("naturalWidth", 0);

  const lastName = uniqueLastName();
  const diagnostics: string[] = [];
  page.on("console", (message) => diagnostics.push(message.text()));
  await answerAll(form, { lastName });
  await submit(form).click();
  await expect(alert(form)).toContainText(TRANSLATIONS.en.deferred.notSent["no-receiver"]);
  expect(await inbox(lastName)).toEqual([]);
  // A draft does not report a missing `submit-url`.
  expect(diagnostics.filter((line) => line.includes("WS4"))).toEqual([]);

  expect(page.url()).toBe(url);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a second draft replaces the first one", async ({ page, openForm }) => {
  const form = await openForm({ example: "branded" });
  await runBookmarklet(page, bookmarklet(DRAFT));
  await expect(form.locator("header img.logo")).toHaveAttribute("src", IMAGE);
  await runBookmarklet(page, bookmarklet({ [TAGLINE]: "Gentler hands" }));
  await expect(form.getByText("Gentler hands")).toBeVisible();
  await expect(form.locator("header img.logo")).not.toHaveAttribute("src", IMAGE);
  await expect(banner(page)).toHaveCount(1);
});

test("a click on the javascript: URL shows the draft on the same page", { tag: FULL_RUN }, async ({
  page,
  openForm,
}) => {
  const href = bookmarklet(DRAFT).replaceAll("'", "&#39;");
  const before = `<a href='${href}'>Show the draft</a>`;
  const form = await openForm({ example: "branded", before });
  await page.getByRole("link", { name: "Show the draft" }).click();
  await expect(form.getByText("Gentle hands")).toBeVisible();
  await expect(page.getByRole("heading", { name: "A practice" })).toBeVisible();
});

test("the bookmarklet finds forms in dialogs and in shadow roots", async ({ page, site, host }) => {
  await page.goto(
    host.serve(`<section id="app"></section>
    <script async src="${site.origin}/web-scheduler.js"></script>`),
  );
  await page.evaluate(
    (attributes) => {
      const root = document.querySelector("#app")?.attachShadow({ mode: "open" });
      const form = document.createElement("web-scheduler");
      for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
      root?.append(form);
    },
    { "location-id": id, "base-url": site.otherOrigin, mode: "button" },
  );
  const button = page.getByRole("button", { name: "Request an appointment" });
  await expect(button).toBeVisible();
  const before = await button.elementHandle();
  await runBookmarklet(page, bookmarklet(DRAFT));
  const dialog = page.getByRole("dialog");
  // The button is created again with the form.
  await before?.waitForElementState("hidden");
  await button.click();
  await expect(dialog.getByText("Gentle hands")).toBeVisible();
  await expect(dialog.locator(".draft-banner")).toHaveText(BANNER);
});

test("a form whose language chunk loads late shows the draft below one banner", {
  tag: FULL_RUN,
}, async ({ page, site, host }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route("**/web-scheduler-*-es.js", async (route) => {
    requests += 1;
    // Only the draft's form waits for it; the published one is already rendered.
    await released;
    await route.continue();
  });
  await page.goto(
    host.serve(`<web-scheduler lang="es" location-id="${id}" base-url="${site.otherOrigin}">
    </web-scheduler><script async src="${site.origin}/web-scheduler.js"></script>`),
    // In WebKit the page's load event waits for chunks.
    { waitUntil: "commit" },
  );
  await expect.poll(() => requests).toBeGreaterThan(0);
  await runBookmarklet(page, bookmarklet(DRAFT));
  await runBookmarklet(page, bookmarklet({ ...DRAFT, [TAGLINE]: "Gentler hands" }));
  const form = widget(page);
  await expect(banner(page)).toHaveCount(0);

  release();
  await expect(form.getByText("Gentler hands")).toBeVisible();
  await expect(form.getByText(TRANSLATIONS.es.messages.detailsTitle)).toBeVisible();
  await expect(banner(page)).toHaveText(BANNER);
  await answerAll(form);
  await submit(form).click();
  await expect(alert(form)).toContainText(TRANSLATIONS.es.deferred.notSent["no-receiver"]);
  // Preact must not have used the banner as an element of the form.
  expect(
    await form.evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.children ?? [])].map(({ classList }) => classList[0]),
    ),
  ).toEqual(["draft-banner", "widget"]);
});

test("under a strict policy, only a draft's image needs another directive: img-src data:", async ({
  page,
  site,
  host,
}) => {
  const listener = await listenForViolations(page);
  const policy = strictPolicy(listener.reportUri);
  await page.goto(
    host.serve(
      `<script async nonce="${NONCE}" src="${site.origin}/web-scheduler.js"></script>
      <web-scheduler location-id="${id}" base-url="${site.otherOrigin}"></web-scheduler>`,
      { "Content-Security-Policy": policy },
    ),
  );
  const form = widget(page);
  await expect(form.getByText(published)).toBeVisible();
  await runBookmarklet(page, bookmarklet({ [TAGLINE]: "Gentle hands" }));
  await expect(form.getByText("Gentle hands")).toBeVisible();
  await expect(banner(page)).toHaveCSS("background-color", "rgb(91, 42, 134)");
  expect(await listener.violations()).toEqual([]);
  await runBookmarklet(page, bookmarklet({ ...DRAFT, [TAGLINE]: "Gentler hands" }));
  await expect(form.getByText("Gentler hands")).toBeVisible();
  await expect.poll(async () => (await listener.violations()).join()).toContain("img-src data");
  await listener.close();
});
