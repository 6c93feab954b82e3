import { expect, type Page } from "@playwright/test";

type Act = (page: Page) => Promise<void>;

/** The page has come to say this. */
export const waitFor =
  (text: RegExp): Act =>
  (page) =>
    expect(page.locator("#after")).toHaveText(text);

/** Looks at the page as it is printed, typed answers included. */
export const print: Act = async (page) => {
  await page.emulateMedia({ media: "print" });
  const first = page.locator("web-scheduler").getByRole("textbox", { name: "First name" });
  await expect(first).toBeVisible();
  await expect(first).toHaveValue("Maren");
  await page.emulateMedia({ media: "screen" });
};

/** A function of the page's own. */
export const call =
  (name: string): Act =>
  (page) =>
    page.evaluate((called) => (window as never as Record<string, () => void>)[called]?.(), name);

/** The page's `left` counts down how often it will still draw itself anew. */
export const waitUntilRewritten: Act = (page) =>
  expect.poll(() => page.evaluate("left")).toBeLessThan(0);

/** The form is back alone in a container that the page emptied. */
export const waitUntilAlone: Act = async (page) => {
  await expect(page.locator("#slot > script")).toHaveCount(0);
  await expect(page.locator("#slot > web-scheduler, body > web-scheduler")).toHaveCount(1);
};

/** The page has drawn its own part anew, and the form is back in it. */
export const waitUntilDrawn: Act = async (page) => {
  await expect.poll(() => page.evaluate("window.drawn")).toBe(true);
  await expect(page.locator("#slot > web-scheduler")).toHaveCount(1);
};

export const swap: Act = async (page) => {
  await page.locator("#swap").click();
  await expect(page.locator("#slot .swapped")).toBeVisible();
};

export const visitAndComeBack: Act = async (page) => {
  await page.locator("#away").click();
  await expect(page.locator("h1")).toHaveText("Elsewhere");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Larkmere Dental");
};

export const leaveRouteAndReturn: Act = async (page) => {
  await call("away")(page);
  await expect(page.locator("web-scheduler")).toHaveCount(0);
  await call("back")(page);
};

export const goAwayAndBack: Act = async (page) => {
  // Typed answers are worth a question.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.locator("#away").click();
  await expect(page.locator("h1")).toHaveText("Elsewhere");
  // Without waiting for a load, which a page out of the cache never has.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page.locator("h1")).toHaveText("Larkmere Dental");
  // Where the browser kept the page, it kept the answers too; the booking begins anew in both.
  for (const name of ["First name", "Last name", "Phone number"]) {
    await page.locator("web-scheduler").getByRole("textbox", { name }).fill("");
  }
};

/** As translators do that keep a page's own text nodes. */
export const wrapTexts: Act = (page) => eachText(page, "wrap");
/** As translators do that put texts of their own in their place. */
export const replaceTexts: Act = (page) => eachText(page, "replace");

const eachText = (page: Page, how: "wrap" | "replace") =>
  page.locator("web-scheduler").evaluate((form, done) => {
    const root = form.shadowRoot as ShadowRoot;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.localName === "style") continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.replaceWith(outer);
      inner.append(done === "wrap" ? text : text.data);
    }
  }, how);

/** Password managers and writing assistants put things beside fields. */
export const addIcons: Act = (page) =>
  page.locator("web-scheduler").evaluate((form) => {
    for (const field of form.shadowRoot?.querySelectorAll("input, textarea") ?? []) {
      const icon = document.createElement("div");
      icon.textContent = "🔑";
      field.after(icon);
      field.before(document.createElement("span"));
      field.setAttribute("data-manager", "1");
      (field as HTMLElement).style.paddingRight = "24px";
    }
  });

/** Some fill fields in without telling anybody. */
export const setValuesSilently: Act = (page) =>
  page.locator("web-scheduler").evaluate((form) => {
    const field = form.shadowRoot?.querySelector<HTMLInputElement>("[name=firstName]");
    if (field) field.value = "Maren";
  });
