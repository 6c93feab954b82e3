import { messages as en } from "../../src/messages/en-first-screen.ts";
import { answerAll, sentTitle, submit } from "../fixtures/open-form.ts";
import { alert, inbox, uniqueLastName } from "../fixtures/patient.ts";
import { CHROMIUM_ONLY, expect, test } from "../fixtures/test.ts";

const SUBMISSION_CHUNK = /\/web-scheduler-[^/]*submission[^/]*\.js/;

for (const [what, chunk, keys, ...tag] of [
  ["the submission chunk", SUBMISSION_CHUNK, "abcde"],
  ["the rest of English", /-en\.js/, "", CHROMIUM_ONLY],
] as [string, RegExp, string, ...string[]][]) {
  test(`without ${what}, Send fails with all answers kept, and works once it loads`, {
    tag,
  }, async ({ page, openForm }) => {
    const lastName = uniqueLastName();
    const answered = Promise.withResolvers<void>();
    let blocked = 0;
    await page.route(chunk, async (route) => {
      blocked += 1;
      // Not before, because a form without answers is replaced by how to call.
      await answered.promise;
      await route.abort("connectionreset");
    });
    const form = await openForm({ example: "observed-defaults" });
    await answerAll(form, { lastName });
    answered.resolve();
    await form.locator("[name=firstName]").press("End");
    const beforeTyping = blocked;
    for (const key of keys) {
      await form.locator("[name=firstName]").press(key);
      // By the time of this response, a request that the key caused has failed.
      await page.evaluate(async () => (await fetch(location.href)).text());
    }
    expect(blocked - beforeTyping, "requests while typing").toBeLessThan(4);
    await submit(form).click();
    const notice = alert(form);
    await expect(notice.getByText(en.notSentTitle)).toBeVisible();
    await expect(notice.getByText(en.failed.temporary)).toBeVisible();
    await expect(form.getByRole("link", { name: /^Call/ })).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue(lastName);
    expect(blocked).toBeGreaterThan(0);

    await page.unroute(chunk);
    // The first press may still wait for a load that was blocked.
    await expect(async () => {
      if (await submit(form).isVisible()) await submit(form).click();
      await expect(sentTitle(form)).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await inbox(lastName)).toHaveLength(1);
  });
}

test("a step that waits for the submission chunk says so, and that nothing was sent only where something was to be", async ({
  page,
  openForm,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(SUBMISSION_CHUNK, async (route) => {
    await held.promise;
    await route.abort("connectionreset");
  });
  const form = await openForm({ example: "every-field" });
  await form.locator("[name=firstName]").fill("Ada");
  await submit(form).click();
  await expect(submit(form)).toHaveText(en.loading);
  await expect(form.locator(".widget > [aria-live]").first()).toHaveText(en.loading);
  held.resolve();
  await expect(alert(form)).toHaveText(en.failed.temporary);
  await expect(submit(form)).toHaveText(en.next);
});
