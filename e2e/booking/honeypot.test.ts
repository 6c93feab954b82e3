import { pressUntil } from "../accessibility/focus-stops.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, sentTitle, submit } from "../fixtures/open-form.ts";
import { inbox, uniqueLastName } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

const EXAMPLE = "observed-defaults";
const NO_BODIES = "Only Chromium exposes request bodies.";

test("people never notice the honeypot: not seen, printed, focused or announced, and no label", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: EXAMPLE });
  await submit(form).click();
  await form.locator(".summary").waitFor();
  const honeypot = form.locator("[name=subject]");
  await expect(honeypot).toHaveCount(1);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    await expect(honeypot).toBeHidden();
    expect(await honeypot.evaluate((input) => input.getClientRects().length)).toBe(0);
  }
  await page.emulateMedia({ media: "screen" });
  expect(
    await honeypot.evaluate((input: HTMLInputElement) => {
      input.focus();
      const { activeElement } = input.getRootNode() as ShadowRoot;
      return [activeElement === input, input.labels?.length, input.required, input.autocomplete];
    }),
  ).toEqual([false, 0, false, "off"]);

  await page.getByRole("link", { name: "Before the form" }).focus();
  const stops = await pressUntil(page, "Tab", "After the form");
  const names = stops.map(({ name }) => name);
  expect(names).toContain("year");
  expect(names).not.toContain("subject");
  await expect(form.getByRole("textbox")).toHaveCount(
    await form.locator(".questions input, .questions textarea").count(),
  );
  await expect(form.locator(".summary a[href*=subject]")).toHaveCount(0);
});

for (const [what, text, sent] of [
  ["filled", "Buy this", "filled"],
  ["empty", "", undefined],
] as const) {
  test(`a honeypot that is ${what} is sent without its text, the same each time, and not rejected`, async ({
    page,
    browserName,
    openForm,
  }) => {
    test.skip(browserName !== "chromium", NO_BODIES);
    const lastName = uniqueLastName();
    const form = await openForm({ example: EXAMPLE });
    const { received } = await mockReceiver(page, [{ status: 500 }]);
    await answerAll(form, { lastName });
    const fill = (typed: string) =>
      form.locator("[name=subject]").evaluate((input: HTMLInputElement, value) => {
        input.value = value;
      }, typed);
    await fill(text);
    await submit(form).click();
    await expect(form.getByRole("button", { name: "Send again" })).toBeVisible();
    await fill(text ? "" : "Buy this");
    await form.getByRole("button", { name: "Send again" }).click();
    await expect(sentTitle(form)).toBeVisible();
    for (const { patient } of received) expect(Object(patient).subject).toBe(sent);
    expect(received[0]).toHaveProperty("seconds_on_page", expect.any(Number));
    // The same id must mean the same content.
    const contents = new Set(received.map((request) => JSON.stringify(request)));
    expect(contents.size).toBe(1);
    expect([...contents].join()).not.toContain("Buy this");
    expect(await inbox(lastName)).toHaveLength(1);
  });
}
