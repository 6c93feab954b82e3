import { expect, test } from "../fixtures/test.ts";

const NEW_TAB = {
  en: "opens in a new tab",
  es: "se abre en otra pestaña",
  ar: "يُفتح في علامة تبويب جديدة",
};

for (const [lang, announcement] of Object.entries(NEW_TAB)) {
  test(`the privacy notice is linked before the button and announces its new tab, in ${lang}`, async ({
    page,
    browserName,
    openForm,
  }) => {
    const url = "https://practice.example/privacy";
    await page.context().route(url, (route) => route.fulfill({ body: "Privacy" }));
    const attributes = { lang, "privacy-url": url };
    const form = await openForm({ example: "observed-defaults", attributes });
    const link = form.getByRole("link", { name: announcement });
    await expect(link).toBeVisible();
    const tabStops = await form.evaluate(({ shadowRoot }) =>
      Array.from(shadowRoot?.querySelectorAll("input, a, button") ?? []).map(
        (element) =>
          element.getAttribute("name") ?? element.getAttribute("href") ?? element.localName,
      ),
    );
    const position = tabStops.indexOf(url);
    expect(tabStops.slice(position - 1, position + 2)).toEqual([
      lang === "en" ? "year" : expect.stringMatching(/^(year|month|day)$/),
      url,
      "button",
    ]);
    // A session of WebKitGTK has only one page.
    if (browserName === "webkit") return;
    const newTab = page.waitForEvent("popup");
    await link.click();
    await expect(await newTab).toHaveURL(url);
    await expect(form).toBeVisible();
  });
}
