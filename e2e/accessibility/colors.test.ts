import { openForm, pageWith, passScreener, submit } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium wears what it is told.");

const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(22, 27, 34)";
const META = `<meta name="color-scheme" content="light dark">`;

const PAGES = [
  { page: "says nothing", around: "", reader: "dark", shows: LIGHT },
  {
    page: "is dark",
    around: "<style>:root { color-scheme: dark }</style>",
    reader: "light",
    shows: DARK,
  },
  { page: "leaves it to the reader", around: META, reader: "dark", shows: DARK },
  { page: "leaves it to the reader", around: META, reader: "light", shows: LIGHT },
  {
    page: "has a dark part",
    around: "",
    inside: 'main style="color-scheme: dark"',
    reader: "light",
    shows: DARK,
  },
] as const;

test("the form is dark where the page around it is, and only there", async ({
  page,
  site,
  host,
}) => {
  for (const { page: host_page, reader, shows, ...embed } of PAGES) {
    await page.emulateMedia({ colorScheme: reader });
    const form = await openForm(page, { site, host }, { example: "branded", ...embed });
    await expect(
      form.locator(".widget"),
      `a page that ${host_page}, a reader who prefers ${reader}`,
    ).toHaveCSS("background-color", shows);
  }
});

test.describe("in forced colours", () => {
  test.use({ forcedColors: "active" });

  test("fields, choices, errors and the button keep their edges", async ({ page, site, host }) => {
    const form = await openForm(page, { site, host }, { example: "everything-on" });
    await passScreener(form);
    await form.locator(".questions").waitFor();
    await submit(form).click();
    await form.locator(".summary").waitFor();
    const ink = await form
      .locator(".label")
      .first()
      .evaluate((label) => getComputedStyle(label).color);
    for (const edged of ["input.first", "textarea", ".summary", 'button[type="submit"]']) {
      const box = form.locator(edged === "input.first" ? "#firstName" : edged);
      await expect(box, edged).toHaveCSS("border-bottom-color", ink);
    }
    const width = (choice: string) =>
      form
        .locator(".option", { has: page.getByRole("radio", { name: choice }) })
        .evaluate((option) => Number.parseFloat(getComputedStyle(option).borderTopWidth));
    expect(await width("No preference")).toBeGreaterThan(await width("Dr. Ambrose Tealeaf"));
  });
});

test.describe("for who wants less motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("nothing moves, not even while the form loads", async ({ page, site, host }) => {
    await page.route("**/public-detail/", () => undefined);
    await page.goto(pageWith({ site, host }, { example: "branded" }));
    await widget(page).locator(".skeleton").waitFor();
    const moving = await widget(page).evaluate(({ shadowRoot }) =>
      Array.from(shadowRoot?.querySelectorAll("*") ?? [])
        .filter((element) => element.getAnimations().length > 0)
        .map((element) => element.className),
    );
    expect(moving).toEqual([]);
  });
});
