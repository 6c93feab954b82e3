import { truncateSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { packDraft } from "../src/embed/draft-link.ts";
import { BRANDING, requestsOf } from "./draft-link.ts";
import { listen } from "./host-page.ts";
import {
  button,
  choose,
  linkOf,
  notice,
  openPreview,
  setting,
  side,
  staged,
  wall,
} from "./preview-page.ts";
import { expect, test } from "./server.ts";

/** A draft in progress, which nothing below may touch. */
async function beginDraft(page: Page, origin: string): Promise<void> {
  await openPreview(page, origin);
  await choose(page, "branded");
  await setting(page, "Tagline").fill("My own work");
}

/** The draft in progress is there, and its steps back too. */
async function expectDraft(page: Page): Promise<void> {
  await expect(setting(page, "Tagline")).toHaveValue("My own work");
  await expect(staged(page).getByText("My own work")).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.locator(".changes")).toHaveText("As published");
  await button(page, "Redo").click();
  await expect(staged(page).getByText("My own work")).toBeVisible();
}

const follow = (page: Page, fragment: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

test("a link that cannot be read says so, and the draft in progress stays", async ({
  page,
  site,
}) => {
  const good = await linkOf({ [`${BRANDING}.header_tagline`]: "Somebody’s" });
  const links: [fragment: string, sentence: string][] = [
    [good.slice(0, -9), "part of the link is missing or was changed"],
    [good.replace("=1.", "=2."), "made by another version of the preview"],
    [`#draft=1.${"x".repeat(200_001)}`, "too long to be one of ours"],
    ["#draft=<script>", "part of the link is missing or was changed"],
    [`#draft=${await packDraft({ of: { example: "gone" }, changes: {} })}`, "no example “gone”"],
  ];
  await beginDraft(page, site.origin);
  for (const [fragment, sentence] of links) {
    await follow(page, fragment);
    await expect(notice(page).getByRole("alert")).toContainText(sentence);
    await expect(notice(page)).toContainText("Your draft is as it was.");
  }
  await expectDraft(page);

  // Opened with such a link, the page begins with its example and says why.
  await page.goto("about:blank");
  await openPreview(page, site.origin, good.slice(0, -9));
  await expect(notice(page).getByRole("alert")).toContainText("cannot be read");

  // A good one is a step that undo takes back.
  await choose(page, "branded");
  await setting(page, "Tagline").fill("My own work");
  await follow(page, good);
  await expect(staged(page).getByText("Somebody’s")).toBeVisible();
  await button(page, "Undo").click();
  await expect(staged(page).getByText("My own work")).toBeVisible();
});

test("a link that can be used in part says what was left out", async ({ page, site }) => {
  const changes = {
    [`${BRANDING}.header_tagline`]: "Of use",
    [`${BRANDING}.header_logo_height`]: "tall",
    "__proto__.polluted": true,
    "agent.id": "stolen",
  };
  await openPreview(page, site.origin, await linkOf(changes));
  await expect(staged(page).getByText("Of use")).toBeVisible();
  const said = notice(page).getByRole("alert");
  await expect(said).toContainText("Left out of the link, since it cannot be used here");
  for (const path of ["Header logo height", "__proto__.polluted", "agent.id"]) {
    await expect(said).toContainText(path);
  }
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);
});

test("a file that is no record says so; of one that is right in part, what is right is taken", async ({
  page,
  site,
}) => {
  await beginDraft(page, site.origin);
  await button(page, "Share").click();
  const load = async (text: string) => {
    const file = { name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await side(page).getByLabel("Load branding or a record from a file").setInputFiles(file);
  };
  const files: [text: string, sentence: string][] = [
    ["{", "record.json: The file is no JSON"],
    ["\u0000PNG", "record.json: The file is no JSON"],
    ["[1, 2, 3]", "neither branding nor a location record"],
    ['"branding"', "neither branding nor a location record"],
    [`${"[".repeat(100_000)}`, "no JSON"],
    ['{"header_tagline": 4}', "Nothing in the file is of the documented type"],
    [`"${"x".repeat(8_000_001)}"`, "more than 8 MB"],
  ];
  for (const [text, sentence] of files) {
    await load(text);
    await expect(notice(page).getByRole("alert")).toContainText(sentence);
    await expect(notice(page)).toContainText("Your draft is as it was.");
  }
  await expectDraft(page);

  await load('{"header_tagline": "From the file", "font_color": 12, "footer_phone": null}');
  await expect(notice(page)).toContainText(
    "Not of the documented type, and left as they were: Text colour, Phone in the footer.",
  );
  await expect(staged(page).getByText("From the file")).toBeVisible();
  await button(page, "Undo").click();
  await expectDraft(page);
});

test("a logo of 20 MB, and one that is no picture, are refused; the logo stays", async ({
  page,
  site,
}, testInfo) => {
  await beginDraft(page, site.origin);
  const logo = staged(page).locator("header img");
  const before = (await logo.getAttribute("src")) ?? "";
  const files: [name: string, text: string, sentence: string][] = [
    ["big.png", "", "big.png has 20.0 MB"],
    ["fake.png", "<script>alert(1)</script>", "fake.png says that it is an image"],
    ["page.html", "<h1>Logo</h1>", "page.html is not"],
  ];
  for (const [name, text, sentence] of files) {
    const path = testInfo.outputPath(name);
    writeFileSync(path, text);
    if (name === "big.png") truncateSync(path, 20_000_000);
    await setting(page, "Header logo from a file").setInputFiles(path);
    await expect(notice(page).getByRole("alert")).toContainText(sentence);
    await expect(notice(page)).toContainText("The logo is as it was.");
  }
  await expect(logo).toHaveAttribute("src", before);
  await expectDraft(page);
});

const EVIL = `"><img src=x onerror="top.ran=1"><script>top.ran=1</script><b>bold</b>`;
const EVIL_SVG = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="top.ran=1"><script>top.ran=1</script><image href="https://evil.invalid/x.png"/></svg>`,
)}`;

test("nothing from a link runs or becomes markup, anywhere on the page", async ({ page, site }) => {
  const texts = [
    "name",
    "streetAddress",
    "city",
    "state",
    "postalCode",
    "phone_number",
    "time_zone",
  ];
  const branding = ["header_tagline", "header_logo_alt", "footer_phone", "footer_address"];
  const config = "web_scheduler_config";
  const evil = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, EVIL]));
  const changes = {
    ...evil([...texts, ...branding.map((key) => `${BRANDING}.${key}`)]),
    [`${BRANDING}.branding_enabled`]: true,
    [`${BRANDING}.show_location_name_in_header`]: true,
    [`${BRANDING}.show_contact_info_in_footer`]: true,
    [`${BRANDING}.font_style`]: `x; } * { background: url(https://evil.invalid/c) } ${EVIL}`,
    [`${BRANDING}.font_color`]: "red; background: url(https://evil.invalid/d)",
    [`${BRANDING}.header_logo_url`]: "javascript:top.ran=1",
    [`${BRANDING}.footer_logo_url`]: EVIL_SVG,
    [`${config}.confirmation_sms_custom_enabled`]: true,
    [`${config}.confirmation_sms_message`]: EVIL,
    [`${config}.screener_question.enabled`]: true,
    [`${config}.screener_question.question`]: EVIL,
    [`${config}.screener_question.if_yes.message`]: EVIL,
    [`${config}.screener_question.if_no.message`]: EVIL,
    [`${config}.appointment_types_enabled`]: true,
    [`${config}.appointment_types`]: [
      { enabled: true, display_name: EVIL, appointment_type_name: EVIL },
    ],
    [`${config}.provider_selection_enabled`]: true,
    [`${config}.provider_profiles`]: [{ display_name: EVIL }],
  };
  const heard = listen(page);
  const requests = requestsOf(page);
  await openPreview(page, site.origin, await linkOf(changes));
  await expect(staged(page).getByText("<b>bold</b>").first()).toBeVisible();
  await expect(page.locator(".bubble")).toHaveText(EVIL);
  await button(page, "Share").click();
  await expect(side(page).getByRole("table")).toContainText(EVIL);
  await expectNoMarkup(page);
  await button(page, "Wall").click();
  await expect(wall(page).locator('[data-piece="sent"]')).toContainText("<b>bold</b>");
  await side(page)
    .getByRole("button", { name: /^Checks \d+ to look at$/ })
    .click();
  await expectNoMarkup(page);
  expect(requests.filter((request) => request.url().includes("evil.invalid"))).toEqual([]);
  expect(heard.errors).toEqual([]);
  // Not even tried: the page's policy would have said that it refused it.
  expect(heard.console.filter((line) => /Content.Security.Policy/i.test(line))).toEqual([]);

  // The tag to copy is markup, and has one element for what it says.
  await button(page, "Share").click();
  const tag = await side(page).getByLabel("Tag", { exact: true }).inputValue();
  const elements = await page.evaluate(
    (html) =>
      Array.from(
        new DOMParser().parseFromString(html, "text/html").querySelectorAll("*"),
        (one) => one.localName,
      ),
    tag,
  );
  expect(elements).not.toContain("img");
  expect(elements).not.toContain("b");
});

/** Through the page, its frame, and every widget's own tree. */
async function expectNoMarkup(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const bad: string[] = [];
    const search = (root: ParentNode) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.matches('b, [onerror], [onload], [src="x"], script:not([src])')) {
          bad.push(element.outerHTML);
        }
        if (element.shadowRoot) search(element.shadowRoot);
        if (element instanceof HTMLIFrameElement && element.contentDocument) {
          search(element.contentDocument);
        }
      }
    };
    search(document);
    return { bad, ran: "ran" in window };
  });
  expect(found).toEqual({ bad: [], ran: false });
}
