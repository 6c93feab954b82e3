import type { Locator } from "@playwright/test";
import { EXAMPLES } from "../../src/examples/index.ts";
import { scanner } from "../fixtures/axe.ts";
import { receiver } from "../fixtures/mock-receiver.ts";
import { answerAll, CODES, openForm, recordOf, submit } from "../fixtures/open-form.ts";
import { expect, full, test } from "../fixtures/test.ts";

const SCHEMES = `<meta name="color-scheme" content="light dark">`;

// Every second example in one language, and each of its screens in one look, other ones each time;
// the full matrix has all of them.
const walks = EXAMPLES.filter((_, at) => full || at % 2 === 0).flatMap(({ slug }, index) =>
  CODES.filter((_, at) => full || at === index % CODES.length).map((lang) => ({
    slug,
    lang,
    index,
  })),
);

for (const { slug, lang, index } of walks) {
  test(`axe finds nothing on any screen of ${slug} in ${lang}`, async ({ page, site, host }) => {
    test.slow(full);
    const answer = Promise.withResolvers<void>();
    await receiver(page, [{ after: answer.promise }]);
    const embed = { example: slug, attributes: { lang }, around: SCHEMES };
    const form = await openForm(page, { site, host }, embed);
    await walk(form, slug, scanner(page, index), answer.resolve);
  });
}

type Check = (screen: string) => Promise<void>;

async function walk(form: Locator, slug: string, check: Check, answer: () => void): Promise<void> {
  const { is_web_scheduler_enabled, web_scheduler_config } = recordOf(slug);
  if (!is_web_scheduler_enabled) return check("closed");
  if (web_scheduler_config.screener_question.enabled) await walkScreener(form, check);

  await form.locator(".questions").waitFor();
  await check("details");
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await check("details with errors");
  await answerAll(form);
  await submit(form).click();
  await expect(submit(form)).toHaveAttribute("aria-disabled", "true");
  await check("sending");
  answer();
  await form.locator(".sent").waitFor();
  await check("sent");
}

async function walkScreener(form: Locator, check: Check): Promise<void> {
  await check("screener");
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await check("screener without an answer");
  await form.locator('[name="screener"][value="yes"]').check();
  await submit(form).click();
  await form.locator('[name="screener"]').first().waitFor({ state: "detached" });
  if ((await form.locator(".questions").count()) > 0) return;
  await check("stopped");
  await form.locator("button.secondary").click();
  await form.locator('[name="screener"][value="no"]').check();
  await submit(form).click();
}
