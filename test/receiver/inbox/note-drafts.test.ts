import { expect, test } from "vitest";
import { sql } from "../../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { sharedReceiver } from "../own-receiver.ts";
import { addQuickAccount } from "../quick-account.ts";
import { signIn } from "../receiver-fixture.ts";

const OTHER_LOCATION = crypto.randomUUID();
const TYPED = { outcome: "Reached", date: "2026-12-01", time: "", note: "Brings <X-rays>." };
const NOT_SAVED = "You have not saved this yet.";

const { folder, receiver } = await sharedReceiver(
  ["--smtp", "smtp://127.0.0.1:1", "--mail-from", "desk@practice.example", "--mail-to-patients"],
  { ada: undefined, grace: undefined, limited: [OTHER_LOCATION] },
);

const signedIn = (account: string) => signIn(receiver.origin, account);
type Staff = Awaited<ReturnType<typeof signedIn>>;
const pageOf = async (staff: Staff, path: string) => (await staff.get(path)).text();

async function newRequest() {
  const request = bookingRequest();
  request.patient.email = "ada@patient.example";
  expect((await receiver.post(request)).status).toBe(201);
  return `/inbox/requests/${request.id}/`;
}

/** What time does to the sessions of an account. */
async function endSessions(account: string) {
  const database = openSqlite(folder.file("booking-requests.sqlite"));
  const before = new Date(Date.now() - 60 * 60_000).toISOString();
  await database.run(sql`UPDATE sessions SET used_at = ${before} WHERE account = ${account}`);
  await database.close();
}

const expectTyped = (page: string) => {
  expect(page).toContain(NOT_SAVED);
  expect(page).toContain("<option selected>Reached</option>");
  expect(page).toContain('value="2026-12-01"');
  expect(page).toContain("Brings &lt;X-rays&gt;.</textarea>");
};

test("what staff send after they were signed out is kept, and shown when they sign in again", async () => {
  const path = await newRequest();
  const staff = await signedIn("ada");
  await endSessions("ada");
  const response = await staff.post(`${path}state/`, { ...TYPED, state: "done" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/inbox/sign-in/"]);
  expect((await staff.get(path)).status).toBe(303);
  const signInPage = await pageOf(staff, "/inbox/sign-in/");
  expect(signInPage).toContain("What you typed is kept.");
  expect(signInPage).not.toContain("X-rays");

  const again = await signedIn("ada");
  expect(again.response.headers.get("Location")).toBe(path);
  const page = await pageOf(again, path);
  expectTyped(page);
  expect(page).toContain("state-new");
  expect(page).not.toContain("What was done");

  await again.post(`${path}state/`, { ...TYPED, state: "done" });
  const saved = await pageOf(again, path);
  expect(saved).toContain("state-done");
  expect(saved).not.toContain(NOT_SAVED);
  expect((await signedIn("ada")).response.headers.get("Location")).toBe("/inbox/");
});

test("what staff type is kept for their account only, until it is empty again", async () => {
  const path = await newRequest();
  const [ada, grace] = await Promise.all([signedIn("ada"), signedIn("grace")]);
  expect((await ada.post(`${path}draft/`, TYPED)).status).toBe(204);
  expectTyped(await pageOf(ada, path));
  expect(await pageOf(grace, path)).not.toContain(NOT_SAVED);
  expect((await ada.post(`${path}draft/`, { ...TYPED, note: "Brings <X-rays>. " })).status).toBe(
    204,
  );
  expectTyped((await pageOf(ada, path)).replace(". </textarea>", ".</textarea>"));
  await ada.post(`${path}draft/`, { outcome: "", date: "", time: "", note: "" });
  expect(await pageOf(ada, path)).not.toContain(NOT_SAVED);
});

test("what staff must correct is kept too, until the request is deleted", async () => {
  const path = await newRequest();
  const staff = await signedIn("grace");
  const incomplete = { ...TYPED, outcome: "Booked", date: "", email: "yes" };
  expect((await staff.post(`${path}state/`, incomplete)).status).toBe(422);
  await endSessions("grace");
  expect((await signedIn("grace")).response.headers.get("Location")).toBe(path);
  await (await signedIn("grace")).post("/inbox/selected/", {
    action: "delete",
    id: path.slice(16, -1),
  });
  expect((await signedIn("grace")).response.headers.get("Location")).toBe("/inbox/");
});

test("nothing is kept for whoever does not see the request, or has another password now", async () => {
  const path = await newRequest();
  const limited = await signedIn("limited");
  expect((await limited.post(`${path}draft/`, TYPED)).status).toBe(404);
  await endSessions("limited");
  expect((await limited.post(`${path}draft/`, TYPED)).status).toBe(303);
  expect((await signedIn("limited")).response.headers.get("Location")).toBe("/inbox/");
  const staff = await signedIn("ada");
  await endSessions("ada");
  await addQuickAccount(folder.file("accounts.json"), "ada", "another password");
  expect((await staff.post(`${path}state/`, TYPED)).status).toBe(303);
  const again = await signIn(receiver.origin, "ada", "another password");
  expect(again.response.headers.get("Location")).toBe("/inbox/");
});
