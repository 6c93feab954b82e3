import type { Locator } from "@playwright/test";
import { messages as en } from "../../src/messages/en/first-screen.ts";
import { sql } from "../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../src/receiver/stores/sqlite-database.ts";
import {
  type Folder,
  type RunningReceiver,
  startReceiver,
  temporaryFolder,
} from "../../test/receiver/receiver-fixture.ts";
import { bookingRequest } from "../../test/server/handler-fixture.ts";
import { holdResponses } from "../fixtures/hold-responses.ts";
import { answerAll, recordOf, sentTitle, submit } from "../fixtures/open-form.ts";
import { recordUrls } from "../fixtures/page-log.ts";
import { alert } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

const EXAMPLE = "observed-defaults";
const PROOF_CHUNK = /\/web-scheduler-[^/]*-proof\.js/;

let folder: Folder;
let receiver: RunningReceiver;
test.beforeEach(async ({ host, page }) => {
  await page.clock.install();
  folder = temporaryFolder();
  const { origin } = new URL(host.serve(""));
  receiver = await startReceiver(folder, [
    ...["--origin", origin, "--location", `${recordOf(EXAMPLE).id}=Observed Dental`],
    ...["--max-per-location", "1", "--proof-of-work", "a secret of at least 32 characters"],
  ]);
});
test.afterEach(() => {
  receiver.stop();
  folder.remove();
});

/** A request for the location, after which it is above its limit. */
const reachLimit = () => receiver.post(bookingRequest({ location_id: recordOf(EXAMPLE).id }));

/** Answers everything, and takes as long as a person: quicker requests are marked without a challenge. */
async function answerSlowly(form: Locator): Promise<void> {
  await answerAll(form);
  await form.page().clock.fastForward(5_000);
}

const formPage = () => ({
  example: EXAMPLE,
  attributes: { "submit-url": `${receiver.origin}/booking-requests/` },
});

async function storedSuspicions() {
  const database = openSqlite(folder.file("booking-requests.sqlite"));
  const rows = await database.run(sql`SELECT suspicion FROM booking_requests ORDER BY rowid`);
  database.close();
  return rows.map(({ suspicion }) => suspicion);
}

test("below the limits, no form loads the chunk that solves challenges", async ({
  page,
  openForm,
}) => {
  const urls = recordUrls(page);
  const form = await openForm(formPage());
  await answerSlowly(form);
  await submit(form).click();
  await expect(sentTitle(form)).toBeFocused();
  expect(urls.filter((url) => url.includes("web-scheduler-")).length).toBeGreaterThan(0);
  expect(urls.filter((url) => PROOF_CHUNK.test(url))).toEqual([]);
});

test("above a limit, the form solves a challenge, and the patient's request is sent and not marked", async ({
  page,
  openForm,
}) => {
  expect((await reachLimit()).status).toBe(201);
  const release = await holdResponses(page, PROOF_CHUNK);
  const form = await openForm(formPage());
  await answerSlowly(form);
  const chunk = page.waitForRequest(PROOF_CHUNK);
  await submit(form).click();
  await chunk;
  // As while any request is sent; screen readers announce it.
  const announced = form.locator("[aria-live=polite]").filter({ hasText: en.sending });
  await expect(announced).toHaveCount(1);
  await expect(submit(form)).toHaveText(en.sending);
  release();
  await expect(sentTitle(form)).toBeFocused();
  expect(await storedSuspicions()).toEqual([null, null]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
});

test("without that chunk, the request is not sent, and Send again works once it loads", async ({
  page,
  openForm,
}) => {
  await reachLimit();
  await page.route(PROOF_CHUNK, (route) => route.abort("connectionreset"));
  const form = await openForm(formPage());
  await answerSlowly(form);
  await submit(form).click();
  await expect(alert(form).getByText(en.notSentTitle)).toBeVisible();
  expect(await storedSuspicions()).toEqual([null]);
  await page.unroute(PROOF_CHUNK);
  await form.getByRole("button", { name: "Send again" }).click();
  await expect(sentTitle(form)).toBeFocused();
  expect(await storedSuspicions()).toEqual([null, null]);
});
