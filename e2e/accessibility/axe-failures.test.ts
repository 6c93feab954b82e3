import { scanner } from "../fixtures/axe.ts";
import { type Reply, receiver } from "../fixtures/mock-receiver.ts";
import { answerAll, CODES, openForm, pageWith, submit, WORDS } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { full, test } from "../fixtures/test.ts";

const SCHEMES = `<meta name="color-scheme" content="light dark">`;
const embed = (lang: string, attributes: Record<string, string | null> = {}) => ({
  example: "branded",
  attributes: { lang, phone: "+12025550143", ...attributes },
  around: SCHEMES,
});

/** The languages of one journey: all in the full matrix, else one, another for each journey. */
const languages = (journey: number) => CODES.filter((_, at) => full || at === journey);

const REFUSALS: Record<"unknown" | "busy" | "refused" | "duplicate-id", Reply[]> = {
  unknown: [{ status: 500 }],
  busy: Array(3).fill({ status: 503, headers: { "Retry-After": "0" } }),
  refused: [{ status: 403 }],
  "duplicate-id": [{ status: 409 }],
};

for (const lang of languages(0)) {
  test(`axe finds nothing, however sending fails, in ${lang}`, async ({
    page,
    context,
    site,
    host,
  }) => {
    test.slow(full);
    const { messages, deferred: later } = WORDS[lang];
    const check = scanner(page, CODES.indexOf(lang));
    const says = async (sentence: string) => {
      await page.getByRole("alert").getByText(sentence).waitFor();
      await check(sentence);
    };
    const form = await openForm(page, { site, host }, embed(lang));
    await receiver(page, Object.values(REFUSALS).flat());
    await answerAll(form);
    await context.setOffline(true);
    await submit(form).click();
    await says(later.notSent.offline);
    await context.setOffline(false);
    await says(later.notSent["back-online"]);
    for (const why of Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]) {
      await submit(form).click();
      await says(later.notSent[why]);
    }

    const withoutReceiver = await openForm(
      page,
      { site, host },
      embed(lang, { "submit-url": null }),
    );
    await answerAll(withoutReceiver);
    await submit(withoutReceiver).click();
    await says(later.notSent["no-receiver"]);

    // The part that knows right answers from wrong ones does not come.
    await page.route(/-deferred\.js/, (route) => route.abort());
    const unloaded = await openForm(page, { site, host }, embed(lang));
    await answerAll(unloaded);
    await submit(unloaded).click();
    await says(messages.failed.temporary);
  });
}

for (const lang of languages(1)) {
  test(`axe finds nothing while the form loads slowly, or cannot, in ${lang}`, async ({
    page,
    context,
    site,
    host,
  }) => {
    const { messages } = WORDS[lang];
    const check = scanner(page, CODES.indexOf(lang));
    await page.clock.install();
    const answer = Promise.withResolvers<void>();
    await page.route("**/public-detail/", async (route) => {
      await answer.promise;
      await route.fulfill({ status: 404, headers: { "Access-Control-Allow-Origin": "*" } });
    });
    await page.goto(pageWith({ site, host }, embed(lang)));
    const form = widget(page);
    await form.getByText(`${messages.loading}…`).waitFor();
    await page.clock.runFor(8_500);
    await form.locator(".title", { hasText: messages.loadingSlowly }).waitFor();
    await check("loading");
    answer.resolve();
    await form.getByText(messages.failed.lasting).waitFor();
    await check("failed for good");

    await page.clock.resume();
    await page.unroute("**/public-detail/");
    await page.route("**/public-detail/", (route) => route.abort("connectionrefused"));
    await page.goto(pageWith({ site, host }, embed(lang)));
    await form.getByText(messages.failed.temporary).waitFor();
    await check("failed for now");
    await context.setOffline(true);
    await form.getByRole("button", { name: messages.tryAgain }).click();
    await form.getByText(messages.failed.offline).waitFor();
    await check("failed offline");
  });
}

for (const lang of languages(2)) {
  test(`axe finds nothing when an idle form is about to be cleared, and was, in ${lang}`, async ({
    page,
    site,
    host,
  }) => {
    const { deferred: later } = WORDS[lang];
    const check = scanner(page, CODES.indexOf(lang));
    await page.clock.install();
    const form = await openForm(page, { site, host }, embed(lang, { "wipe-after-idle": "1" }));
    await answerAll(form);
    await page.clock.runFor(40_000);
    await form.getByText(later.idleTitle).waitFor();
    await check("about to be cleared");
    await page.clock.runFor(40_000);
    await form.getByText(later.cleared).waitFor();
    await check("cleared");
  });
}
