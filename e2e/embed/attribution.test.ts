import { widget } from "../fixtures/patient.ts";
import { expect, site, test } from "../fixtures/test.ts";
import { book, element, script } from "./embed-page.ts";

test.describe("campaign parameters", () => {
  test("are in the request, unless attribution is none", async ({ page, host }) => {
    const query = "?utm_source=search&utm_medium=cpc&gclid=abc&gbraid=d&wbraid=e&fbclid=f";
    await page.goto(host.serve(`${script()}${element()}`) + query);
    const { source } = await book(page);
    const campaign = { utm_source: "search", utm_medium: "cpc" };
    expect(source.campaign).toEqual(campaign);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goto(host.serve(`${script()}${element("click-ids")}`) + query);
    expect((await book(page)).source.campaign).toEqual({
      ...campaign,
      gclid: "abc",
      gbraid: "d",
      wbraid: "e",
    });
    await page.goto(host.serve(`${script()}${element('attribution="none"')}`) + query);
    expect((await book(page)).source.campaign).toEqual({});
  });

  test("are remembered during a visit, even from pages without a form", async ({
    page,
    host,
    visit,
  }) => {
    const tag = `<script async src="${site.origin}/web-scheduler.js" data-attribution="visit"></script>`;
    const withoutForm = host.serve(tag);
    const stored = () => page.evaluate(() => sessionStorage.getItem("web-scheduler-visit"));
    await page.goto(`${withoutForm}?utm_source=search`);
    await expect.poll(stored).toContain("search");
    await expect(widget(page)).toHaveCount(0);
    await page.goto(`${withoutForm}?utm_source=letter&utm_campaign=spring`);
    await expect.poll(stored).toContain("spring");
    await visit(`${script()}${element('attribution="visit"')}`);
    expect((await book(page)).source.campaign).toEqual({
      utm_source: "letter",
      utm_campaign: "spring",
      first_utm_source: "search",
    });
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(["web-scheduler-visit"]);
  });
});
