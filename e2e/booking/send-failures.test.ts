import type { Locator, Page } from "@playwright/test";
import { type Reply, receiver } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, submit } from "../fixtures/open-form.ts";
import { inbox, ownLastName } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium shows what was sent.");

const UNSURE = "We are not sure your request arrived";
const NOT_SENT = "Your request was not sent";
const TRY_AGAIN = { "Retry-After": "0" };

const sent = (form: Locator) => form.getByRole("heading", { name: "Your request was sent" });

/** Everything that was typed and chosen, as it stands in the fields. */
const answersIn = (form: Locator) =>
  form.locator("input, textarea").evaluateAll((controls) =>
    controls.map((control) => {
      const { name, type, checked, value } = control as HTMLInputElement;
      return type === "radio" ? `${name} ${value} ${checked}` : `${name} ${value}`;
    }),
  );

interface Failing {
  what: string;
  replies: Reply[];
  title: string;
  says: RegExp;
  /** Whether sending again is sending the same request. */
  sameId: boolean;
  /** Another way shows what the form makes of it: tried in the full matrix only. */
  alike?: true;
}

const WAYS: Failing[] = [
  {
    what: "a connection that breaks",
    replies: ["no connection"],
    title: UNSURE,
    says: /the practice will get your request only once/,
    sameId: true,
  },
  {
    what: "a receiver that breaks",
    alike: true,
    replies: [{ status: 500 }],
    title: UNSURE,
    says: /Or call/,
    sameId: true,
  },
  {
    what: "a receiver that stays busy",
    replies: Array(3).fill({ status: 503, headers: TRY_AGAIN }),
    title: NOT_SENT,
    says: /is busy and did not take your request/,
    sameId: true,
  },
  {
    what: "a receiver that wants fewer requests",
    alike: true,
    replies: Array(3).fill({ status: 429, headers: TRY_AGAIN }),
    title: NOT_SENT,
    says: /Wait a minute and send again, or call/,
    sameId: true,
  },
  {
    what: "a receiver that refuses",
    replies: [{ status: 400 }],
    title: NOT_SENT,
    says: /did not accept your request/,
    sameId: true,
  },
  {
    what: "a receiver that knows nobody",
    alike: true,
    replies: [{ status: 403 }],
    title: NOT_SENT,
    says: /Please call instead/,
    sameId: true,
  },
  {
    what: "a receiver that had this id before",
    replies: [{ status: 409 }],
    title: NOT_SENT,
    says: /Something went wrong with this request/,
    sameId: false,
  },
];

for (const { what, replies, title, says, sameId } of WAYS.filter(({ alike }) => full || !alike)) {
  test(`${what} costs no answer, and the request arrives in the end`, async ({
    page,
    site,
    host,
  }) => {
    const lastName = ownLastName();
    const form = await openForm(page, { site, host }, { example: "every-field" });
    const { ids } = await receiver(page, replies);
    await answerAll(form, { lastName });
    const before = await answersIn(form);
    await submit(form).click();

    const alert = form.getByRole("alert");
    await expect(alert.getByText(title)).toBeVisible();
    await expect(alert.getByText(says)).toBeVisible();
    await expect(alert.getByRole("link", { name: "Call (503) 555-0167" })).toBeVisible();
    await expect(sent(form)).toHaveCount(0);
    expect(await answersIn(form)).toEqual(before);
    expect(ids()).toHaveLength(replies.length);

    await form.getByRole("button", { name: "Send again" }).click();
    await expect(sent(form)).toBeFocused();
    expect(new Set(ids()).size).toBe(sameId ? 1 : 2);
    expect((await inbox(site, lastName)).map(({ id }) => id)).toEqual([ids().at(-1)]);
  });
}

async function opened(page: Page, servers: Parameters<typeof openForm>[1], replies: Reply[]) {
  const lastName = ownLastName();
  const form = await openForm(page, servers, { example: "observed-defaults" });
  const received = await receiver(page, replies);
  await answerAll(form, { lastName });
  return { lastName, form, ...received };
}

test("a receiver that is busy once or twice is asked again by the form itself", async ({
  page,
  site,
  host,
}) => {
  const busy: Reply[] = [
    { status: 503, headers: TRY_AGAIN },
    { status: 429, headers: TRY_AGAIN },
  ];
  const { form, lastName, ids } = await opened(page, { site, host }, busy);
  await submit(form).click();
  await expect(sent(form)).toBeVisible();
  expect(ids()).toHaveLength(3);
  expect(await inbox(site, lastName)).toMatchObject([{ id: ids()[0] }]);
});

test("a request that nobody answers in 20 seconds may have arrived, and is sent again", async ({
  page,
  site,
  host,
}) => {
  await page.clock.install();
  const { form, lastName, ids } = await opened(page, { site, host }, ["silence"]);
  await submit(form).click();
  await expect(submit(form)).toHaveText("Sending your request…");
  await expect.poll(ids).toHaveLength(1);
  await page.clock.runFor(21_000);
  await expect(form.getByText(UNSURE)).toBeVisible();
  await submit(form).click();
  await expect(sent(form)).toBeVisible();
  expect(new Set(ids()).size).toBe(1);
  expect(await inbox(site, lastName)).toHaveLength(1);
});

test("answers that were changed after a failure make another request", async ({
  page,
  site,
  host,
}) => {
  const { form, lastName, ids } = await opened(page, { site, host }, [{ status: 500 }]);
  await submit(form).click();
  await expect(form.getByText(UNSURE)).toBeVisible();
  await form.getByRole("textbox", { name: "First name" }).fill("Marianne");
  await submit(form).click();
  await expect(sent(form)).toBeVisible();
  expect(new Set(ids()).size).toBe(2);
  expect(await inbox(site, lastName)).toMatchObject([{ patient: { firstName: "Marianne" } }]);
});
