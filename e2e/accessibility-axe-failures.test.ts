import { LOOKS, scan } from "./axe.ts";
import { answerAll, CODES, openForm, pageWith, submit, WORDS } from "./open-form.ts";
import { widget } from "./patient.ts";
import { type Reply, receiver } from "./receiver.ts";
import { expect, full, test } from "./server.ts";

const SCHEMES = `<meta name="color-scheme" content="light dark">`;
const embed = (lang: string, attributes: Record<string, string | null> = {}) => ({
  example: "branded",
  attributes: { lang, phone: "+12025550143", ...attributes },
  around: SCHEMES,
});

/** The looks for one screen: all in the full matrix, else one, which `turn` chooses. */
const looksFor = (turn: number) =>
  full ? LOOKS : LOOKS.filter((_, at) => at === turn % LOOKS.length);

const REFUSALS: Record<"unsure" | "busy" | "refused" | "reused", Reply[]> = {
  unsure: [{ status: 500 }],
  busy: Array(3).fill({ status: 503, headers: { "Retry-After": "0" } }),
  refused: [{ status: 403 }],
  reused: [{ status: 409 }],
};

for (const [start, lang] of CODES.entries()) {
  const { messages, later } = WORDS[lang];

  test(`axe finds nothing, however sending fails, in ${lang}`, async ({
    page,
    context,
    site,
    host,
  }) => {
    const form = await openForm(page, { site, host }, embed(lang));
    await receiver(page, Object.values(REFUSALS).flat());
    await answerAll(form);
    let turn = start;
    const failed = async (why: keyof typeof later.notSent) => {
      await form.getByRole("alert").getByText(later.notSent[why]).waitFor();
      for (const look of looksFor(turn++)) {
        await look.wear(page);
        expect(await scan(page), `${why}, ${look.name}`).toEqual([]);
      }
    };
    await context.setOffline(true);
    await submit(form).click();
    await failed("offline");
    await context.setOffline(false);
    await failed("back-online");
    for (const why of Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]) {
      await submit(form).click();
      await failed(why);
    }
  });

  test(`axe finds nothing while the form loads slowly, or cannot, in ${lang}`, async ({
    page,
    site,
    host,
  }) => {
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
    const [first, second] = [looksFor(start), looksFor(start + 1)];
    for (const look of first) {
      await look.wear(page);
      expect(await scan(page), `loading, ${look.name}`).toEqual([]);
    }
    answer.resolve();
    await form.getByText(messages.failed.lasting).waitFor();
    for (const look of second) {
      await look.wear(page);
      expect(await scan(page), `failed, ${look.name}`).toEqual([]);
    }
  });

  test(`axe finds nothing when an idle form is about to be cleared, and was, in ${lang}`, async ({
    page,
    site,
    host,
  }) => {
    await page.clock.install();
    const form = await openForm(page, { site, host }, embed(lang, { "wipe-after-idle": "1" }));
    await answerAll(form);
    await page.clock.runFor(40_000);
    await form.getByText(later.idleTitle).waitFor();
    for (const look of looksFor(start + 2)) {
      await look.wear(page);
      expect(await scan(page), `about to be cleared, ${look.name}`).toEqual([]);
    }
    await page.clock.runFor(40_000);
    await form.getByText(later.wiped).waitFor();
    for (const look of looksFor(start + 3)) {
      await look.wear(page);
      expect(await scan(page), `cleared, ${look.name}`).toEqual([]);
    }
  });
}
