import type { Page } from "@playwright/test";
import { BRANDING } from "../fixtures/draft.ts";
import { recordLog, recordRequests } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { button, gallery, linkOf, openPreview, side, staged } from "./preview-page.ts";

const EVIL = `"><img src=x onerror="top.ran=1"><script>top.ran=1</script><b>bold</b>`;
const EVIL_SVG = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="top.ran=1"><script>top.ran=1</script><image href="https://evil.invalid/x.png"/></svg>`,
)}`;

test("text from a link is never run or parsed as HTML", async ({ page, site }) => {
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
  const log = recordLog(page);
  const requests = recordRequests(page);
  await openPreview(page, site.origin, await linkOf(changes));
  await expect(staged(page).getByText("<b>bold</b>").first()).toBeVisible();
  await expect(page.locator(".bubble")).toHaveText(EVIL);
  await button(page, "Share").click();
  await expect(side(page).getByRole("table")).toContainText(EVIL);
  await expectNoMarkup(page);
  await button(page, "All states").click();
  await expect(gallery(page).locator('[data-item="sent"]')).toContainText("<b>bold</b>");
  await button(gallery(page), "Settings and checks").click();
  await side(page)
    .getByRole("button", { name: /^Checks \d+ issues?$/ })
    .click();
  await expectNoMarkup(page);
  expect(requests.filter((request) => request.url().includes("evil.invalid"))).toEqual([]);
  expect(log.errors).toEqual([]);
  // Not even attempted: the page’s policy would report what it blocks.
  expect(log.console.filter((line) => /Content.Security.Policy/i.test(line))).toEqual([]);

  // The HTML to copy contains only the expected elements.
  await button(page, "Share").click();
  const tag = await side(page).getByLabel("HTML", { exact: true }).inputValue();
  const elements = await page.evaluate(
    (html) =>
      Array.from(
        new DOMParser().parseFromString(html, "text/html").querySelectorAll("*"),
        (element) => element.localName,
      ),
    tag,
  );
  expect(elements).not.toContain("img");
  expect(elements).not.toContain("b");
});

/** Searches the page, its iframe, and every shadow root. */
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
