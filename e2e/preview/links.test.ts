import type { Page } from "@playwright/test";
import { recordLog, recordRequests } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { BRANDING, button, handOver, linkOf, openPreview, screen, truth } from "./preview-page.ts";

const EVIL = `"><img src=x onerror="top.ran=1"><script>top.ran=1</script><u>bold</u>`;
const EVIL_SVG = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="top.ran=1"><script>top.ran=1</script><image href="https://evil.invalid/x.png"/></svg>`,
)}`;

test("text from a link is never run or parsed as HTML", { tag: "@all" }, async ({ page, site }) => {
  const config = "web_scheduler_config";
  const evil = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, EVIL]));
  const changes = {
    ...evil(["name", "streetAddress", "city", "state", "postalCode", "phone_number", "time_zone"]),
    ...evil(
      ["header_tagline", "header_logo_alt", "footer_phone", "footer_address"].map(
        (key) => `${BRANDING}.${key}`,
      ),
    ),
    [`${BRANDING}.branding_enabled`]: true,
    [`${BRANDING}.show_location_name_in_header`]: true,
    [`${BRANDING}.show_contact_info_in_footer`]: true,
    [`${BRANDING}.font_style`]: `x; } * { background: url(https://evil.invalid/c) } ${EVIL}`,
    [`${BRANDING}.font_color`]: "red; background: url(https://evil.invalid/d)",
    [`${BRANDING}.header_logo_url`]: "javascript:top.ran=1",
    [`${BRANDING}.footer_logo_url`]: EVIL_SVG,
    [`${config}.screener_question.enabled`]: true,
    [`${config}.screener_question.question`]: EVIL,
    [`${config}.screener_question.if_yes.message`]: EVIL,
  };
  const log = recordLog(page);
  const requests = recordRequests(page);
  await openPreview(page, site.origin, await linkOf(changes));
  await expect(screen(page, "Requested")).toContainText("<u>bold</u>");
  await truth(page).getByRole("button").click();
  await expectNoMarkup(page);
  expect(requests.filter((request) => request.url().includes("evil.invalid"))).toEqual([]);
  expect(log.errors).toEqual([]);
  // Not even attempted: the page’s policy would report what it blocks.
  expect(log.console.filter((line) => /Content.Security.Policy/i.test(line))).toEqual([]);

  await button(page, "Hand over").click();
  const tag = await handOver(page).getByRole("region", { name: "HTML" }).innerText();
  const elements = await page.evaluate(
    (html) =>
      Array.from(
        new DOMParser().parseFromString(html, "text/html").querySelectorAll("*"),
        (element) => element.localName,
      ),
    tag,
  );
  expect(elements).not.toContain("img");
  expect(elements).not.toContain("u");
});

/** Searches the page, its iframe, and every shadow root. */
async function expectNoMarkup(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const bad: string[] = [];
    const search = (root: ParentNode) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.matches('u, [onerror], [onload], [src="x"], script:not([src])')) {
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
