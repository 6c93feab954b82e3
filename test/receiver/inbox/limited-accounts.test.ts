import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";
import { makeManager } from "../../../src/receiver/staff/accounts.ts";
import { eventually } from "../../resources.ts";
import { bookingRequest, LOCATION_ID } from "../../server/handler-fixture.ts";
import { sharedReceiver } from "../own-receiver.ts";
import { addQuickAccount, PASSWORD, SECRET, signIn } from "../receiver-fixture.ts";

const OTHER_ID = randomUUID();
const receiver = await sharedReceiver([
  ...["--location", `${OTHER_ID}=Heron Dental`, "--max-per-address", "1000"],
  ...["--webhook", "http://127.0.0.1:1/", "--webhook-secret", SECRET],
]);
await addQuickAccount(receiver.accounts, "grace");
await makeManager(receiver.accounts, "grace");
await addQuickAccount(receiver.accounts, "ada", PASSWORD, [LOCATION_ID]);
/** Sees only the requests for `LOCATION_ID`. */
const ada = await signIn(receiver);
const grace = await signIn(receiver, "grace");

const textOf = (path: string, staff = ada) => staff.textOf(path);

async function save(location_id: string, over: { replaces?: string } = {}, secondsOnPage = 30) {
  const request = bookingRequest({ location_id, ...over });
  const response = await receiver.post({ ...request, seconds_on_page: secondsOnPage });
  expect(response.status).toBe(201);
  return { ...request, path: `/inbox/requests/${request.id}/` };
}

test("a limited account lists, finds, opens and exports only its locations' requests", async () => {
  const mine = await save(LOCATION_ID);
  const other = await save(OTHER_ID);
  const correction = await save(OTHER_ID, { replaces: mine.id });
  const hidden = await ada.get(other.path);
  expect(hidden.status).toBe(404);
  expect(await hidden.text()).toContain('href="/inbox/">Back to the inbox</a>');
  const pages = ["/inbox/", mine.path, "/inbox/export.csv"];
  const texts = ["", requestReference(other.id), other.patient.lastName ?? ""];
  for (const filter of [{ location: OTHER_ID }, ...texts.map((text) => ({ text }))]) {
    await ada.post("/inbox/filter/", filter);
    for (const page of pages) {
      const text = await textOf(page);
      for (const one of [other.id, correction.id, "Heron Dental"]) expect(text).not.toContain(one);
    }
  }
  await ada.post("/inbox/filter/", { all: "yes" });
  for (const page of pages) expect(await textOf(page)).toContain(mine.id);
  expect(await textOf(mine.path, grace)).toContain(correction.id);
});

test("a limited account changes and deletes no other requests", async () => {
  const other = await save(OTHER_ID);
  expect((await ada.post(`${other.path}state/`, { outcome: "Done", seen: "0" })).status).toBe(404);
  for (const action of ["done", "delete"]) {
    const response = await ada.post("/inbox/selected/", { action, id: other.id });
    expect(await response.text()).not.toContain(other.id);
  }
  expect(await textOf(other.path, grace)).toContain("state-new");

  const marked = await Promise.all([LOCATION_ID, OTHER_ID].map((id) => save(id, {}, 0)));
  await ada.post("/inbox/selected/", { action: "delete-all", until: "9999" });
  const statuses = marked.map(async ({ path }) => (await grace.get(path)).status);
  expect(await Promise.all(statuses)).toEqual([404, 200]);
});

test("an open page of a limited account counts only its locations' requests", async () => {
  const version = await textOf("/inbox/version");
  await save(OTHER_ID);
  // The count is shared for a second.
  await eventually(async () => expect(await textOf("/inbox/version", grace)).not.toBe(version));
  expect(await textOf("/inbox/version")).toBe(version);
  await save(LOCATION_ID);
  await eventually(async () => expect(await textOf("/inbox/version")).not.toBe(version));
});

test("failed notifications and the access log are those of its locations", async () => {
  const [mine, other] = [await save(LOCATION_ID), await save(OTHER_ID)];
  await grace.get(mine.path);
  await grace.get(other.path);
  await eventually(async () => {
    expect(await textOf("/inbox/", grace)).toContain(`>${requestReference(other.id)}</a>, webhook`);
    expect(await textOf("/inbox/")).toContain(`>${requestReference(mine.id)}</a>, webhook`);
  });
  expect(await textOf("/inbox/")).not.toContain(requestReference(other.id));
  const log = await textOf("/inbox/log/");
  expect(log).toContain(`<bdi>grace</bdi></td><td>viewed ${requestReference(mine.id)}`);
  expect(log).toContain("<bdi>ada</bdi>");
  expect(log).not.toContain(other.id);
});
