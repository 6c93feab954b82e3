import { deflateSync } from "node:zlib";
import {
  BRANDING,
  draftOf,
  LOGO,
  PICTURE,
  packed,
  requestsOf,
  ribbon,
  TAGLINE,
} from "./draft-link.ts";
import { answerAll, openForm, pageWith, recordOf, submit } from "./open-form.ts";
import { inbox, ownLastName, widget } from "./patient.ts";
import { expect, full, test } from "./server.ts";

const ALLOWED = { "allow-draft": "" };
const STRANGER = "+12025550199";
const { name, phone_number, web_scheduler_config } = recordOf("branded");
const { branding } = web_scheduler_config;

/** What somebody would forge to have patients call, visit or believe somebody else. */
const FORGED: Record<string, unknown> = {
  name: "Another practice",
  phone_number: STRANGER,
  streetAddress: "1 Elm Street",
  city: "Elsewhere",
  practice_details: { address: "1 Elm Street", contactInfo: STRANGER },
  [`${BRANDING}.footer_phone`]: STRANGER,
  [`${BRANDING}.footer_address`]: "Elm Street",
  [`${BRANDING}.header_logo_alt`]: `Call ${STRANGER}`,
  [TAGLINE]: "Call 2 0 2 – 5 5 5 – 0 1 9 9",
  [LOGO]: "https://elsewhere.example/call-2025550199.png",
  [`${BRANDING}.footer_logo_url`]: PICTURE,
  "web_scheduler_config.screener_question.question": "Did you call ٢٠٢٥٥٥٠١٩٩?",
  "web_scheduler_config.appointment_types": ["202", "555", "0199"].map((display_name) => ({
    enabled: true,
    display_name,
    appointment_type_name: "CALL",
  })),
};

test("a forged link changes no phone, address, name or picture, and brings no number", async ({
  page,
  site,
  host,
}) => {
  const requests = requestsOf(page);
  const switches = {
    // That something of the draft is shown tells that it was read.
    [`${BRANDING}.font_color`]: "#7a1f5c",
    "web_scheduler_config.screener_question.enabled": false,
    "web_scheduler_config.appointment_types_enabled": true,
  };
  const address = pageWith({ site, host }, { example: "branded", attributes: ALLOWED });
  await page.goto(address + (await draftOf({ ...FORGED, ...switches })));
  const form = widget(page);
  const names = Object.keys(FORGED).map((path) => path.split(".").at(-1));
  await expect(ribbon(page)).toContainText(`${names.join(", ")}.`);
  await expect(form.getByRole("region")).toHaveAccessibleName(name);
  await expect(form.getByRole("region")).toHaveCSS("color", "rgb(122, 31, 92)");
  await expect(form.getByText(branding.header_tagline)).toBeVisible();
  for (const logo of await form.locator("img.logo").all()) {
    await expect(logo).toHaveAttribute("src", /\/practice\/logos\/ondelle[\w-]*\.svg$/);
  }

  await answerAll(form);
  await submit(form).click();
  const calls = form.locator('a[href^="tel:"]');
  await expect(form.getByRole("alert").locator('a[href^="tel:"]')).toBeVisible();
  const own = [phone_number, branding.footer_phone].map((phone) => phone.replace(/[^+\d]/g, ""));
  for (const call of await calls.all()) {
    expect(own).toContain((await call.getAttribute("href"))?.replace(/^tel:/, ""));
  }
  const text = await form.evaluate((element) => element.shadowRoot?.textContent ?? "");
  const digits = text.replace(/\P{Nd}/gu, "");
  expect(digits).toContain("8085550194");
  expect(digits).not.toMatch(/5550199|٥٥٥٠١٩٩/);
  await expect(form).not.toContainText("Elm Street");
  expect(requests.filter((request) => request.url().includes("elsewhere"))).toEqual([]);
});

const written = (json: string) => `1.${deflateSync(json).toString("base64url")}`;
const deep = "[".repeat(100_000) + "]".repeat(100_000);

const BROKEN: [string, () => Promise<string> | string, RegExp][] = [
  ["cut off", async () => (await packed({ [TAGLINE]: "Gentle hands" })).slice(0, -5), /damaged/],
  ["empty", () => "", /damaged/],
  ["no draft", () => written("[1, 2]"), /damaged/],
  [
    "too deep to be walked",
    () =>
      written(
        `{ "of": { "example": "branded" }, "changes": { "web_scheduler_config.provider_profiles": ${deep} } }`,
      ),
    /damaged/,
  ],
  ["too long", () => `1.${"A".repeat(200_000)}`, /too long/],
  ["of another version", () => "2.abc", /another version/],
  ["for another location", () => packed({}, "providers"), /another location/],
];

// Each sentence once; the full matrix has every way to it.
const SEEN = full ? BROKEN : BROKEN.filter(([what]) => !["empty", "no draft"].includes(what));

for (const [what, link, says] of SEEN) {
  test(`a link that is ${what} shows the published form, which can be sent`, async ({
    page,
    site,
    host,
  }) => {
    const address = pageWith({ site, host }, { example: "branded", attributes: ALLOWED });
    await page.goto(`${address}#web-scheduler-draft=${await link()}`);
    const form = widget(page);
    await expect(ribbon(page)).toContainText(says);
    await expect(ribbon(page)).toContainText("This is the published form.");
    const lastName = ownLastName();
    await answerAll(form, { lastName });
    await submit(form).click();
    await expect(form.locator(".sent")).toBeVisible();
    expect(await inbox(site, lastName)).toHaveLength(1);
  });
}

test("where the part for drafts cannot be had, the published form can be sent", async ({
  page,
  site,
  host,
}) => {
  await page.route("**/*-draft.js*", (route) => route.abort());
  const address = pageWith({ site, host }, { example: "branded", attributes: ALLOWED });
  await page.goto(address + (await draftOf({ [TAGLINE]: "Gentle hands" })));
  const form = widget(page);
  await expect(form.getByText(branding.header_tagline)).toBeVisible();
  const lastName = ownLastName();
  await answerAll(form, { lastName });
  await submit(form).click();
  await expect(form.locator(".sent")).toBeVisible();
  expect(await inbox(site, lastName)).toHaveLength(1);
});

test("where the part cannot be had that everything later needs, the form is there as well", async ({
  page,
  site,
  host,
}) => {
  await page.route("**/*-later.js*", (route) => route.abort());
  const address = pageWith({ site, host }, { example: "branded", attributes: ALLOWED });
  await page.goto(address + (await draftOf({ [TAGLINE]: "Gentle hands" })));
  await expect(widget(page).getByText(branding.header_tagline)).toBeVisible();
  await expect(submit(widget(page))).toBeVisible();
});

test("nothing of a link is markup or code", async ({ page, site, host }) => {
  const heard: string[] = [];
  page.on("dialog", (dialog) => dialog.accept().then(() => heard.push(dialog.message())));
  const payload = `"'><img src=x onerror=alert("run")><script>alert("run")</script>`;
  const changes = Object.fromEntries(
    ["header_tagline", "header_logo_alt", "font_style", "font_color", "header_logo_url"].map(
      (key) => [`${BRANDING}.${key}`, payload],
    ),
  );
  const address = pageWith({ site, host }, { example: "branded", attributes: ALLOWED });
  await page.goto(address + (await draftOf({ ...changes, [payload]: payload })));
  await expect(ribbon(page)).toContainText("header_logo_url.");
  await expect(widget(page).getByText(payload)).toBeVisible();
  expect(
    await widget(page).evaluate((form) => form.shadowRoot?.querySelector("script")),
  ).toBeNull();
  expect(heard).toEqual([]);
});

test("a page without a draft in its address is as it is without allow-draft", async ({
  page,
  site,
  host,
}) => {
  const requests = requestsOf(page);
  const form = await openForm(page, { site, host }, { example: "branded", attributes: ALLOWED });
  await expect(form.getByText(branding.header_tagline)).toBeVisible();
  await expect(ribbon(page)).toHaveCount(0);
  expect(requests.filter((request) => request.url().includes("draft.js"))).toEqual([]);
});
