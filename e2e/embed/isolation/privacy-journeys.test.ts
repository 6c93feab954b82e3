import type { Page } from "@playwright/test";
import { mockReceiver } from "../../fixtures/mock-receiver.ts";
import { type Servers, serveForm, waitForIdleTimer } from "../../fixtures/open-form.ts";
import { widget } from "../../fixtures/patient.ts";
import { expect, full, site, test } from "../../fixtures/test.ts";
import { findInMemory, readPageData, recordEvents, recordOutput } from "./data-leaks.ts";
import { ENDINGS, type EndingName, JOURNEYS, type Journey } from "./journeys.ts";
import { hasTokens, TOKENS_IN_MEMORY, withTokens } from "./marked-answers.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium takes heap snapshots.");

async function open(page: Page, servers: Servers, { example, attributes }: Journey) {
  await page.goto(
    serveForm(servers, {
      example: example ?? "every-field",
      attributes: { "wipe-after-idle": "1", ...attributes },
      // Scrolling is activity, and a page that gets shorter may scroll at any time.
      before: "<style>html { overflow-anchor: none } body { min-height: 9000px }</style>",
    }),
  );
  const form = widget(page);
  if (attributes?.mode) {
    await page.waitForFunction(() => customElements.get("web-scheduler"));
    await form.evaluate((element) => (element as HTMLElement & { open(): void }).open());
  }
  await form.locator("form").waitFor();
  await waitForIdleTimer(form);
  return form;
}

for (const [name, journey] of Object.entries(JOURNEYS)) {
  const endings = full ? (Object.keys(ENDINGS) as EndingName[]) : (journey.endings ?? ["sent"]);
  for (const ending of endings) {
    test(`no answer remains in the page or its memory: ${name}, ${ending}`, async ({
      page,
      host,
    }) => {
      await page.clock.install();
      const { bookingRequests, ...output } = recordOutput(page);
      await recordEvents(page);
      const form = await open(page, { site, host }, journey);
      const { received } = await mockReceiver(page, journey.replies ?? []);
      await journey.answer(page, form);
      // Otherwise there would be nothing to find.
      if (name === "typed answers") {
        expect(await findInMemory(page, TOKENS_IN_MEMORY)).not.toEqual([]);
      }
      await ENDINGS[ending](page, form);

      if (ending === "sent") {
        expect(bookingRequests.map(hasTokens)).toEqual(received.map(() => true));
        if (journey.isReplaced) expect(received.at(-1)?.replaces).toBe(received[0]?.id);
      }
      // The browser may collect garbage later, and a snapshot of its memory takes seconds.
      await expect
        .poll(() => findInMemory(page, TOKENS_IN_MEMORY), { timeout: 60_000 })
        .toEqual([]);
      expect(withTokens({ ...output, ...(await readPageData(page)) })).toEqual([]);
    });
  }
}
