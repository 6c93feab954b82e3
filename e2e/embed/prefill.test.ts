import { listen } from "../fixtures/host-pages.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { book, element, script } from "./embed-page.ts";

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
      .toMatch(/WS106 prefill-phone is not a valid answer/);
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
