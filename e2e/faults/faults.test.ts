import type { Locator, Page } from "@playwright/test";
import { DOCUMENTED_KEYS } from "../../src/server/faults/documented-keys.ts";
import { FAULTS } from "../../src/server/faults/fault-list.ts";
import { scenarioNames } from "../../src/server/faults/fault-run.ts";
import { listen } from "../fixtures/host-pages.ts";
import { answerAll, pageWith, submit, WORDS } from "../fixtures/open-form.ts";
import { inbox, ownLastName, widget } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";
import {
  FAULT_CASES,
  type FaultCase,
  type Load,
  type Send,
  TYPICAL_FAULTS,
} from "./fault-cases.ts";
import { onTheWire } from "./sent-requests.ts";

const { messages, deferred: later } = WORDS.en;
const EMBED = { example: "observed-defaults", attributes: { phone: "+12025550143" } };
const LOADING_GIVES_UP = "00:11";
const SENDING_GIVES_UP = "00:21";

/** What is seen in place of the form, and how a patient comes to it. */
const LOADS: Record<Load, (form: Locator, page: Page) => Promise<void>> = {
  form: async () => {},
  async temporary(form) {
    await expect(form.getByRole("alert")).toHaveText(messages.failed.temporary);
    await expect(form.getByRole("link", { name: "Call (202) 555-0143" })).toBeVisible();
    await form.getByRole("button", { name: messages.tryAgain }).click();
  },
  async lasting(form, page) {
    await expect(form.getByRole("alert")).toHaveText(messages.failed.lasting);
    await expect(form.getByRole("link", { name: "Call (202) 555-0143" })).toBeVisible();
    await expect(form.getByRole("button", { name: messages.tryAgain })).toHaveCount(0);
    await page.reload();
  },
};

const notSent = (why: keyof typeof later.notSent, title = messages.notSentTitle) => {
  return async (form: Locator) => {
    const alert = form.getByRole("alert");
    await expect(alert.getByText(title)).toBeVisible();
    await expect(alert.getByText(later.notSent[why])).toBeVisible();
    await expect(alert.getByRole("link", { name: /^Call/ })).toBeVisible();
  };
};

/** What is said when the request did not simply arrive. */
const SENDS: Record<Exclude<Send, "sent">, (form: Locator) => Promise<void>> = {
  unknown: notSent("unknown", later.unknownTitle),
  refused: notSent("refused"),
  "duplicate-id": notSent("duplicate-id"),
  async field(form) {
    const phone = form.getByRole("textbox", { name: "Phone number" });
    await expect(phone).toHaveAccessibleDescription(/This number cannot be called/);
    await expect(form.getByRole("button", { name: "This number cannot be called" })).toBeVisible();
  },
};

/**
 * Lets the form's patience with an answer end, once what it asked has left: what is given up before
 * that would leave its fault to the next request.
 */
async function waitInVain(page: Page, left: () => Promise<void>, patience: string) {
  await left();
  await page.clock.runFor(patience);
}

/** When a request has left the browser; where that is not told, when it is made. */
async function departures(page: Page, browserName: string) {
  if (browserName === "chromium") return onTheWire(page);
  const made: string[] = [];
  page.on("request", (request) => made.push(`${request.method()} ${request.url()}`));
  return async (method: string, path: string) => {
    const isIt = (line: string) => line.startsWith(`${method} `) && line.endsWith(path);
    await expect.poll(() => made.some(isIt)).toBe(true);
  };
}

// Firefox tells of requests that it refuses as if they were a script's errors.
const isThrown = (error: string) =>
  !/^(The Same Origin Policy|Cross-Origin Request Bl)/.test(error);

const title = ({ name, load, send, arrived }: FaultCase) =>
  `${name}: ${load === "form" ? "the form is there" : `a ${load} failure is told`}, ${
    send === "sent" ? "and the request is sent" : `and of the request is said: ${send}`
  }${arrived === 0 ? ", which never arrives" : ""}`;

for (const fault of full ? FAULT_CASES : TYPICAL_FAULTS) {
  test(title(fault), async ({ page, site, host, browserName }) => {
    const { silent = [] } = fault;
    const heard = listen(page);
    const left = await departures(page, browserName);
    if (silent.length > 0) await page.clock.install();
    await page.goto(pageWith({ site, host }, { ...EMBED, faults: fault.scenario }));
    const form = widget(page);
    if (silent.includes("record")) {
      await waitInVain(page, () => left("GET", "/public-detail/"), LOADING_GIVES_UP);
    }
    await LOADS[fault.load](form, page);

    const lastName = ownLastName();
    await answerAll(form, { lastName });
    await submit(form).click();
    if (silent.includes("request")) {
      await waitInVain(page, () => left("POST", "/dev/booking-requests/"), SENDING_GIVES_UP);
    }
    if (fault.send !== "sent") {
      await SENDS[fault.send](form);
      await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue(lastName);
      await submit(form).click();
    }
    await expect(form.getByRole("heading", { name: later.sentTitle })).toBeVisible();
    expect(await inbox(site, lastName)).toHaveLength(fault.arrived ?? 1);
    expect(heard.errors.filter(isThrown)).toEqual([]);
  });
}

test("every fault of the server has its row", () => {
  expect(FAULT_CASES.map(({ name }) => name).sort()).toEqual(scenarioNames().sort());
});

// Without these there is no record, or nothing says whether patients may ask.
const LASTING = ["success", "data", "id", "name"];
const CLOSED = "is_web_scheduler_enabled";

for (const fault of FAULTS.values()) {
  if (!full || fault.parameter !== "key") continue;
  test(`${fault.name}: every documented key in turn leaves a form, or a way to call`, async ({
    page,
    site,
    host,
  }) => {
    test.setTimeout(300_000);
    const heard = listen(page);
    for (const key of DOCUMENTED_KEYS.filter((one) => fault.supportsKey?.(one))) {
      const faults = `${fault.name}-${key.name}`;
      await page.goto(pageWith({ site, host }, { ...EMBED, faults }));
      const form = widget(page);
      const seen = LASTING.includes(key.name)
        ? form.getByText(messages.failed.lasting)
        : key.name === CLOSED
          ? form.getByText(messages.closedTitle)
          : submit(form);
      await expect(seen, faults).toBeVisible();
    }
    expect(heard.errors.filter(isThrown)).toEqual([]);
  });
}

test("one fault after the other is borne too", async ({ page, site, host }) => {
  await page.goto(pageWith({ site, host }, { ...EMBED, faults: "reset,html502" }));
  await expect(submit(widget(page))).toBeVisible();
});

test("a slow record shows that it is on its way", async ({ page, site, host }) => {
  await page.goto(pageWith({ site, host }, { ...EMBED, faults: "slow-2000" }));
  await expect(widget(page).getByText(`${messages.loading}…`)).toBeVisible();
  await expect(submit(widget(page))).toBeVisible();
});
