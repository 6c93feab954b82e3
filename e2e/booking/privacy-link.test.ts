import { expect, test } from "../fixtures/test.ts";

test("the privacy notice is linked before the button and announces its new tab", async ({
  page,
  browserName,
  openForm,
}) => {
  const url = "https://practice.example/privacy";
  await page.context().route(url, (route) => route.fulfill({ body: "Privacy" }));
  const attributes = { "privacy-url": url };
  const form = await openForm({ example: "observed-defaults", attributes });
  const link = form.getByRole("link", { name: "opens in a new tab" });
  await expect(link).toBeVisible();
  const tabStops = await form.evaluate(({ shadowRoot }) =>
    Array.from(shadowRoot?.querySelectorAll(".question input, a, button") ?? []).map(
      (element) =>
        element.getAttribute("name") ?? element.getAttribute("href") ?? element.localName,
    ),
  );
  const position = tabStops.indexOf(url);
  expect(tabStops.slice(position - 1, position + 2)).toEqual(["year", url, "button"]);
  // A session of WebKitGTK has only one page.
  if (browserName === "webkit") return;
  const newTab = page.waitForEvent("popup");
  await link.click();
  await expect(await newTab).toHaveURL(url);
  await expect(form).toBeVisible();
  // A context's route would answer the preflights of later tests in Firefox (Playwright 1.64).
  await page.context().unrouteAll();
});
