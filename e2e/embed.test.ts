import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { BookingRequest } from "../src/contract/booking-request.ts";
import { exampleBySlug } from "../src/examples/index.ts";
import { listen, scriptTag } from "./host-page.ts";
import { fill, inbox, OBSERVED, ownLastName, PATIENT, send, widget } from "./patient.ts";
import { expect, type Site, test } from "./server.ts";

const id = exampleBySlug("observed-defaults")?.record.id ?? "";
const everyField = exampleBySlug("every-field")?.record.id ?? "";

const script = (site: Site) => `<script async src="${site.origin}/web-scheduler.js"></script>`;
const element = (site: Site, more = "", locationId = id) =>
  `<web-scheduler location-id="${locationId}" base-url="${site.otherOrigin}"
    submit-url="${site.otherOrigin}/dev/booking-requests/" ${more}></web-scheduler>`;

/** Books, and gives what the practice got. */
async function book(page: Page, site: Site, form = widget(page)): Promise<BookingRequest> {
  const lastName = ownLastName();
  await fill(form, OBSERVED);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  const [request, ...others] = await inbox(site, lastName);
  expect(others).toEqual([]);
  return request as BookingRequest;
}

test("the script tag alone puts the form where it stands, or where data-target says", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(
      `<main id="here"><p>Before</p>${scriptTag(site, { "data-location-id": id })}</main>`,
    ),
  );
  await expect(page.locator("main > web-scheduler")).toHaveCount(1);
  await book(page, site);
  await page.goto(
    host.address(
      `${scriptTag(site, { "data-location-id": id, "data-target": "#there" })}<main id="there"></main>`,
    ),
  );
  await expect(page.locator("#there > web-scheduler")).toHaveCount(1);
  await book(page, site);
});

test("several elements with different locations are several forms", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(
      `${script(site)}${element(site)}<article>${element(site, "", everyField)}</article>`,
    ),
  );
  const [first, second] = [widget(page).first(), widget(page).last()];
  await first.getByRole("textbox", { name: "First name" }).fill("Ida");
  await expect(second.getByRole("textbox", { name: "First name" })).toHaveValue("");
  await expect(second.getByRole("textbox", { name: "Insurance" })).toBeVisible();
  expect((await book(page, site, first)).location_id).toBe(id);
});

test.describe("what the page wrote inside the element", () => {
  const link = '<a href="tel:+12025550143">Call us to book</a>';
  const withLink = (site: Site, more = "") =>
    `${script(site)}${element(site, more).replace("></web", `>${link}</web`)}`;

  test("shows until the form is ready", async ({ page, site, host }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/public-detail/", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(host.address(withLink(site)));
    await expect(widget(page).getByText("Loading the booking form…")).toBeVisible();
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
    release();
    await expect(widget(page).getByRole("textbox", { name: "First name" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeHidden();
  });

  test("shows again where the form never is", async ({ page, site, host }) => {
    await page.goto(host.address(withLink(site, 'lang="es"').replace(id, id.replace(/.$/, "0"))));
    await expect(widget(page).getByRole("alert")).toBeVisible();
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
  });

  test("is simply there where the script never comes", async ({ page, site, host }) => {
    await page.route("**/web-scheduler.js", (route) => route.abort());
    await page.goto(host.address(withLink(site)));
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
  });
});

test.describe("WebScheduler.mount", () => {
  type Page_ = Window & {
    heard: unknown[];
    form: ReturnType<NonNullable<Window["WebScheduler"]>["mount"]>;
  };

  test("makes a form whose requests the page takes itself", async ({ page, site, host }) => {
    const heard = listen(page);
    await page.goto(host.address(`<div id="book"></div>${script(site)}`));
    await page.waitForFunction(() => window.WebScheduler);
    expect(await page.evaluate(() => window.WebScheduler?.version)).toMatch(/^\d+\.\d+\.\d+/);
    await page.evaluate(
      ([locationId, baseUrl]) => {
        const own = window as unknown as Page_;
        own.heard = [];
        own.form = window.WebScheduler?.mount("#book", {
          locationId: locationId as string,
          baseUrl: baseUrl as string,
          headingLevel: 3,
          prefill: { firstName: "Maren" },
          onRequest: async (request) => own.heard.push(request),
        }) as Page_["form"];
      },
      [id, site.otherOrigin],
    );
    const form = widget(page);
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
    await expect(
      form.getByRole("heading", { level: 4, name: "Request an appointment" }),
    ).toBeVisible();
    await form.getByRole("textbox", { name: "First name" }).fill("");
    await fill(form, OBSERVED);
    await send(form);
    await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as Page_).heard)).toMatchObject([
      { version: 1, patient: { firstName: "Maren", phone: "+12025550143" } },
    ]);
    expect(heard.console.join()).not.toContain("WS105");

    await page.evaluate(() => (window as unknown as Page_).form.destroy());
    await expect(widget(page)).toHaveCount(0);
  });

  test("a handler that fails leaves the answers and says that nobody knows", async ({
    page,
    site,
    host,
  }) => {
    await page.goto(host.address(`<div id="book"></div>${script(site)}`));
    await page.waitForFunction(() => window.WebScheduler);
    await page.evaluate(
      ([locationId = "", baseUrl = ""]) =>
        void window.WebScheduler?.mount("#book", {
          locationId,
          baseUrl,
          onRequest: () => {
            throw new Error("the practice's own error");
          },
        }),
      [id, site.otherOrigin],
    );
    await fill(widget(page), OBSERVED);
    await send(widget(page));
    await expect(widget(page).getByText("We are not sure your request arrived")).toBeVisible();
    await expect(widget(page).getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  });

  test("update changes what is named, and says so where there is no such place", async ({
    page,
    site,
    host,
  }) => {
    await page.goto(host.address(`<div id="book"></div>${script(site)}`));
    await page.waitForFunction(() => window.WebScheduler);
    const thrown = await page.evaluate(
      ([locationId = "", baseUrl = "", other = ""]) => {
        const form = window.WebScheduler?.mount("#book", { locationId, baseUrl });
        form?.update({ locationId: other, lang: "es", prefill: { insurance: "Ninguno" } });
        try {
          window.WebScheduler?.mount("#nowhere", { locationId, baseUrl });
          return "";
        } catch (error) {
          return String(error);
        }
      },
      [id, site.otherOrigin, everyField],
    );
    expect(thrown).toContain("#nowhere");
    await expect(widget(page).getByRole("textbox", { name: "Seguro médico" })).toHaveValue(
      "Ninguno",
    );
  });
});

test("event.respondWith takes the request, which no listener of the document hears", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(`${script(site)}<div>${element(site, "", id)}</div><script>
      window.heard = [];
      document.addEventListener("scheduler-request", () => heard.push("document"));
      document.querySelector("web-scheduler").addEventListener("scheduler-request", (event) =>
        event.respondWith(Promise.resolve().then(() => heard.push(event.request.patient.firstName))));
    </script>`),
  );
  await fill(widget(page), OBSERVED);
  await send(widget(page));
  await expect(widget(page).getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(await page.evaluate("heard")).toEqual(["Maren"]);
});

test("the recipes of README for tag managers work, and carry no patient data", async ({
  page,
  site,
  host,
}) => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const recipes = readme.split("\n").filter((line) => /^<script>.*dataLayer/.test(line));
  expect(recipes).toHaveLength(2);
  await page.goto(host.address(`${recipes.join("")}${script(site)}${element(site)}`));
  const request = await book(page, site);
  const layer = await page.evaluate<object[]>("dataLayer");
  expect(layer).toEqual([
    { event: "scheduler-ready" },
    { event: "scheduler-step", step: "details" },
    { event: "scheduler-step", step: "sent" },
    { event: "scheduler-sent" },
    { event: "generate_lead" },
  ]);
  const said = JSON.stringify(layer);
  for (const answer of [...Object.values(PATIENT), ...Object.values(request.patient)]) {
    if (answer && answer.length > 3) expect(said).not.toContain(answer);
  }
});

test("a tag manager's tag has its settings in the address of the script", async ({
  page,
  site,
  host,
}) => {
  await page.goto(host.address('<div id="booking"></div>'));
  const settings = new URLSearchParams({
    target: "#booking",
    "location-id": id,
    "base-url": site.otherOrigin,
    "submit-url": `${site.otherOrigin}/dev/booking-requests/`,
  });
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement("script"), { async: true, src }));
  }, `${site.origin}/web-scheduler.js?${settings}`);
  await expect(page.locator("#booking > web-scheduler")).toHaveCount(1);
  await book(page, site);
});

test.describe("prefill", () => {
  test("from attributes stands in the form, is no reason to ask before leaving, and is not replaced once typed over", async ({
    page,
    site,
    host,
  }) => {
    const heard = listen(page);
    await page.goto(
      host.address(
        `${script(site)}${element(site, 'prefill-first-name="Maren" prefill-phone="nonsense-7301" prefill-dob="1985-03-27"')}`,
      ),
    );
    const form = widget(page);
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
    await expect(form.getByRole("textbox", { name: "Month" })).toHaveValue("3");
    await expect(form.getByRole("textbox", { name: "Year" })).toHaveValue("1985");
    await expect(form.getByRole("textbox", { name: "Phone number" })).toHaveValue("");
    await expect
      .poll(() => heard.console.join("\n"))
      .toMatch(/WS106 prefill-phone is not an answer/);
    expect(heard.console.join("\n")).not.toContain("7301");

    await form.getByRole("textbox", { name: "First name" }).fill("Ida");
    await widget(page).evaluate((here) => {
      here.setAttribute("prefill-first-name", "Berit");
      here.setAttribute("prefill-last-name", "Lund");
    });
    await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue("Lund");
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Ida");
  });

  test("set as a property before the script came", async ({ page, site, host }) => {
    await page.goto(
      host.address(`${element(site)}<script>
        document.querySelector("web-scheduler").prefill = { lastName: "Lund" };
      </script>${script(site)}`),
    );
    await expect(widget(page).getByRole("textbox", { name: "Last name" })).toHaveValue("Lund");
    expect(await page.content()).not.toContain('value="Lund"');
  });

  test("comes from the address only where the page allows it, and leaves it", async ({
    page,
    site,
    host,
  }) => {
    const query = "?a=b%20c&prefill-first-name=Maren&utm_source=letter";
    const closed = host.address(`${script(site)}${element(site)}`) + query;
    await page.goto(closed);
    await expect(widget(page).getByRole("textbox", { name: "First name" })).toHaveValue("");
    expect(page.url()).toBe(closed);

    await page.goto(host.address(`${script(site)}${element(site, "prefill-from-url")}`) + query);
    await expect(widget(page).getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
    expect(new URL(page.url()).search).toBe("?a=b%20c&utm_source=letter");
    await widget(page).getByRole("textbox", { name: "First name" }).fill("");
    expect((await book(page, site)).source).toEqual({
      page: page.url().replace(/\?.*/, ""),
      campaign: { utm_source: "letter" },
    });
  });
});

test.describe("campaign parameters", () => {
  test("of this page go into the request; none go where the page said so", async ({
    page,
    site,
    host,
  }) => {
    const query = "?utm_source=search&utm_medium=cpc&gclid=abc&gbraid=d&wbraid=e&fbclid=f";
    await page.goto(host.address(`${script(site)}${element(site)}`) + query);
    const { source } = await book(page, site);
    expect(source.campaign).toEqual({
      utm_source: "search",
      utm_medium: "cpc",
      gclid: "abc",
      gbraid: "d",
      wbraid: "e",
    });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goto(host.address(`${script(site)}${element(site, 'attribution="none"')}`) + query);
    expect((await book(page, site)).source.campaign).toEqual({});
  });

  test("of a visit are remembered by the same tag on pages without a form", async ({
    page,
    site,
    host,
  }) => {
    const tag = `<script async src="${site.origin}/web-scheduler.js" data-attribution="visit"></script>`;
    const other = host.address(tag);
    const stored = () => page.evaluate(() => sessionStorage.getItem("web-scheduler-visit"));
    await page.goto(`${other}?utm_source=search`);
    await expect.poll(stored).toContain("search");
    await expect(widget(page)).toHaveCount(0);
    await page.goto(`${other}?utm_source=letter&utm_campaign=spring`);
    await expect.poll(stored).toContain("spring");
    await page.goto(host.address(`${script(site)}${element(site, 'attribution="visit"')}`));
    expect((await book(page, site)).source.campaign).toEqual({
      utm_source: "letter",
      utm_campaign: "spring",
      first_utm_source: "search",
    });
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(["web-scheduler-visit"]);
  });
});
