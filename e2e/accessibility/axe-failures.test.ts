import { BOTH_SCHEMES, createScanner } from "../fixtures/axe.ts";
import { mockReceiver, type Reply } from "../fixtures/mock-receiver.ts";
import { answerAll, submit, TRANSLATIONS, waitForSubmissionChunk } from "../fixtures/open-form.ts";
import { alert, widget } from "../fixtures/patient.ts";
import { test } from "../fixtures/test.ts";

const formPage = (lang: string, attributes: Record<string, string | null> = {}) => ({
  example: "branded",
  attributes: { lang, phone: "+12025550143", ...attributes },
  before: BOTH_SCHEMES,
});

const REPLIES: Record<"unknown" | "busy" | "refused" | "duplicate-id", Reply[]> = {
  unknown: [{ status: 500 }],
  busy: Array(3).fill({ status: 503, headers: { "Retry-After": "0" } }),
  refused: [{ status: 403 }],
  "duplicate-id": [{ status: 409 }],
};

test("axe finds no violations in any failure to send", { tag: "@all" }, async ({
  page,
  context,
  openForm,
}) => {
  const { messages, submission } = TRANSLATIONS.en;
  const scan = createScanner(page, 0);
  const scanAlert = async (sentence: string) => {
    await alert(page).getByText(sentence).waitFor();
    await scan(sentence);
  };
  const form = await openForm(formPage("en"));
  await mockReceiver(page, ["connection-reset", ...Object.values(REPLIES).flat()]);
  await answerAll(form);
  await waitForSubmissionChunk(page);
  await context.setOffline(true);
  await submit(form).click();
  await scanAlert(submission.notSent.offline);
  await context.setOffline(false);
  await scanAlert(submission.notSent["back-online"]);
  for (const reason of Object.keys(REPLIES) as (keyof typeof REPLIES)[]) {
    await submit(form).click();
    // The same request was not sent before.
    await scanAlert(submission.notSent[reason === "refused" ? reason : "again"]);
  }

  const withoutReceiver = await openForm(formPage("en", { "submit-url": null }));
  await answerAll(withoutReceiver);
  await submit(withoutReceiver).click();
  await scanAlert(submission.notSent["no-receiver"]);

  // Without the submission chunk, the form cannot validate answers; a form without answers is replaced.
  const answered = Promise.withResolvers<void>();
  await page.route(/-submission\.js/, async (route) => {
    await answered.promise;
    await route.abort();
  });
  const withoutChunk = await openForm(formPage("en"));
  await answerAll(withoutChunk);
  answered.resolve();
  await submit(withoutChunk).click();
  await scanAlert(messages.failed.temporary);
});

test("axe finds no violations while the form loads or cannot load", { tag: "@all" }, async ({
  page,
  context,
  visitForm,
}) => {
  const { messages } = TRANSLATIONS.ar;
  const scan = createScanner(page, 1);
  await page.clock.install();
  const response = Promise.withResolvers<void>();
  await page.route("**/public-detail/", async (route) => {
    await response.promise;
    await route.fulfill({ status: 404, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  await visitForm(formPage("ar"));
  const form = widget(page);
  await form.getByText(`${messages.loading}…`).waitFor();
  await page.clock.runFor(8_500);
  await form.locator(".title", { hasText: messages.loadingSlowly }).waitFor();
  await scan("loading");
  response.resolve();
  await form.getByText(messages.failed.permanent).waitFor();
  await scan("permanent failure");

  await page.clock.resume();
  await page.unroute("**/public-detail/");
  await page.route("**/public-detail/", (route) => route.abort("connectionrefused"));
  await visitForm(formPage("ar"));
  await form.getByText(messages.failed.temporary).waitFor();
  await scan("temporary failure");
  await context.setOffline(true);
  await form.getByRole("button", { name: messages.tryAgain }).click();
  await form.getByText(messages.failed.offline).waitFor();
  await scan("offline");
});

test("axe finds no violations before and after an idle form is cleared", async ({
  page,
  openForm,
}) => {
  const { submission } = TRANSLATIONS.es;
  const scan = createScanner(page, 2);
  await page.clock.install();
  const form = await openForm(formPage("es", { "wipe-after-idle": "1" }));
  await answerAll(form);
  // A second after the warning, so that a slow machine can scan it before the form is cleared.
  await page.clock.runFor(31_000);
  await form.getByText(submission.idleTitle).waitFor();
  await scan("idle warning");
  // Longer than the idle time, which WebKitGTK restarts: the scan's resize moves the pointer.
  await page.clock.runFor(70_000);
  await form.getByText(submission.cleared).waitFor();
  await scan("cleared");
});
