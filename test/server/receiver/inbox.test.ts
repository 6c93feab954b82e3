import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";
import { addAccount } from "../../../src/server/receiver/accounts.ts";
import { bookingRequest, PAYLOAD } from "../handler-fixture.ts";
import {
  PASSWORD,
  postForm,
  type RunningReceiver,
  signIn,
  startReceiver,
  temporaryFolder,
} from "./receiver-fixture.ts";

const folder = temporaryFolder();
let receiver: RunningReceiver;
let staff: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  for (const name of ["ada", "grace", "wrong", "leaver"]) {
    await addAccount(folder.file("accounts.json"), name, PASSWORD);
  }
  receiver = await startReceiver(folder, [
    ...["--max-per-address", "1000", "--max-per-location", "1000"],
  ]);
  staff = await signIn(receiver.origin, "ada");
});
afterAll(() => {
  receiver.stop();
  folder.remove();
});

const textOf = async (path: string) => (await staff.get(path)).text();
const list = () => textOf("/inbox/");
const filter = async (fields: Record<string, string>) => {
  expect((await staff.post("/inbox/filter/", fields)).status).toBe(303);
  return list();
};
const save = async (patient: Record<string, string> = {}, over: object = {}) => {
  const request = bookingRequest();
  const body = { ...request, patient: { ...request.patient, ...patient }, ...over };
  expect((await receiver.post(body)).status).toBe(201);
  return { id: request.id, path: `/inbox/requests/${request.id}/` };
};

test("the session's cookie is not readable by scripts, and only sent over HTTPS to this host", () => {
  expect(staff.response.headers.get("Set-Cookie")).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test("nothing is shown without signing in", async () => {
  const { path } = await save();
  for (const page of ["/inbox/", path, `${path}delete/`, "/inbox/export.csv", "/inbox/log/"]) {
    for (const Cookie of ["", "__Host-session=x", "session=x"]) {
      const response = await fetch(receiver.origin + page, {
        headers: { Cookie },
        redirect: "manual",
      });
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/inbox/sign-in/"]);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
  }
  expect((await postForm(receiver.origin, `${path}delete/`, {})).status).toBe(303);
  expect((await staff.get(path)).status).toBe(200);
});

test("pages allow no scripts, frames or forms of others", async () => {
  const { headers } = await staff.get("/inbox/");
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("a page of another origin cannot change anything", async () => {
  const { path } = await save();
  const evil = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  for (const action of [`${path}state/`, `${path}delete/`, "/inbox/filter/", "/inbox/sign-out/"]) {
    expect((await staff.post(action, { state: "done" }, evil)).status).toBe(403);
  }
  expect((await postForm(receiver.origin, "/inbox/sign-in/", {}, evil)).status).toBe(403);
  expect(await textOf(path)).toContain("state-new");
});

test("five wrong tries make an account wait, and no other", async () => {
  const attempt = async (account: string, password: string) =>
    (await signIn(receiver.origin, account, password)).response;
  const tries = await Promise.all(Array.from({ length: 8 }, () => attempt("wrong", "x")));
  const statuses = tries.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  const waiting = await attempt("wrong", PASSWORD);
  expect([waiting.status, waiting.headers.get("Retry-After")]).toEqual([429, "300"]);
  expect((await attempt("grace", PASSWORD)).status).toBe(303);
});

test("the same sentence for a wrong name and a wrong password", async () => {
  const page = async (account: string) => {
    const text = await (await signIn(receiver.origin, account, "x")).response.text();
    return text.replaceAll(account, "");
  };
  expect(await page("grace")).toBe(await page("nobody"));
});

test("a changed password and signing out end a session", async () => {
  const session = await signIn(receiver.origin, "leaver");
  expect((await session.get("/inbox/")).status).toBe(200);
  await addAccount(folder.file("accounts.json"), "leaver", "another password");
  expect((await session.get("/inbox/")).status).toBe(303);
  const other = await signIn(receiver.origin, "leaver", "another password");
  expect((await other.post("/inbox/sign-out/")).status).toBe(303);
  expect((await other.get("/inbox/")).status).toBe(303);
});

test("requests are found by name, phone, email and reference, and the search is in no URL", async () => {
  const request = { firstName: "Zoë", lastName: "O’Neil-Östlund", phone: "+12025550177" };
  const { id } = await save({ ...request, email: "zoe@patients.example" });
  await save({ firstName: "Someone", lastName: "Else" });
  const reference = requestReference(id);
  const found = ["zoe oneil", "ÖSTLUND", "(202) 555-0177", "zoe@patients", reference];
  for (const text of [...found, reference.replace("-", "").toLowerCase()]) {
    const page = await filter({ text, location: "", state: "" });
    expect([text, page.includes(reference)]).toEqual([text, true]);
    expect(page).not.toContain("Someone Else");
  }
  expect(await filter({ text: "nobody%_", location: "", state: "" })).toContain(
    "No matching requests",
  );
  expect(await filter({ all: "yes", text: "x", location: "", state: "" })).toContain(
    "Someone Else",
  );
  expect(receiver.output()).not.toMatch(/stlund|Neil/);
});

test("a request is called, then done, and the list can be filtered by state", async () => {
  const { id, path } = await save({ lastName: "Stateful" });
  const reference = requestReference(id);
  for (const state of ["called", "done", "new"]) {
    expect((await staff.post(`${path}state/`, { state })).status).toBe(303);
    expect(await textOf(path)).toContain(`state-${state}`);
    expect(await filter({ text: "", location: "", state })).toContain(reference);
  }
  expect(await filter({ text: "", location: "", state: "done" })).not.toContain(reference);
  expect((await staff.post(`${path}state/`, { state: "lost" })).status).toBe(400);
  await filter({ all: "yes" });
});

test("the card has a call link, the practice's time and the suspicion", async () => {
  const { path } = await save(
    { phone: "+12025550143", website: "spam" },
    { time_zone: "Asia/Tokyo" },
  );
  const page = await textOf(path);
  expect(page).toContain('<a class="button" href="tel:+12025550143">Call (202) 555-0143</a>');
  expect(page).toContain("Asia/Tokyo");
  expect(page).toContain("for <bdi>Quill Dental</bdi>");
  expect(page).toContain("Perhaps not from a patient: A field was filled in");
  expect(await list()).toContain("Perhaps not from a patient");
});

test("markup in a request is shown as text", async () => {
  const { path } = await save({ firstName: PAYLOAD, additionalDetails: PAYLOAD });
  for (const page of [await textOf(path), await list()]) {
    expect(page).not.toContain("<img src=x");
    expect(page).not.toContain("<script>alert");
  }
});

test("one request can be deleted, after a question", async () => {
  const { path } = await save({ lastName: "Deletable" });
  expect(await textOf(`${path}delete/`)).toContain("Delete the request of");
  expect((await staff.get(path)).status).toBe(200);
  expect((await staff.post(`${path}delete/`)).headers.get("Location")).toBe("/inbox/");
  expect((await staff.get(path)).status).toBe(404);
});

test("the list is divided into pages", async () => {
  for (let count = 0; count < 21; count += 1) await save({ lastName: `Paged${count}` });
  const first = await filter({ text: "paged", location: "", state: "" });
  const older = /href="(\?before=[\da-f-]{36})"/.exec(first)?.[1];
  const second = await textOf(`/inbox/${older}`);
  expect([first.includes("Paged20"), first.includes("Paged0<")]).toEqual([true, false]);
  expect(second).toContain("Paged0<");
  expect(second).not.toContain("?before=");
});

test("exports contain the filtered requests, and no formulas", async () => {
  await save({ firstName: '=HYPERLINK("https://evil.example")', lastName: "Exported" });
  await save({ firstName: "@SUM(1)", lastName: "Exported" });
  await filter({ text: "exported", location: "", state: "" });
  const csv = await staff.get("/inbox/export.csv");
  expect(csv.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="booking-requests-.*\.csv"$/,
  );
  const text = await csv.text();
  expect(text.trim().split("\r\n")).toHaveLength(3);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(text).toContain('"\'@SUM(1)"');
  expect(text).toContain('"\'+15550100123"');
  const json = await (await staff.get("/inbox/export.json")).json();
  expect(
    json.map(({ request }: { request: { patient: object } }) => request.patient),
  ).toMatchObject([{ firstName: "@SUM(1)" }, { firstName: '=HYPERLINK("https://evil.example")' }]);
  await filter({ text: "nobody", location: "", state: "" });
  expect(await (await staff.get("/inbox/export.json")).json()).toEqual([]);
  await filter({ all: "yes" });
});

test("the chosen time is on the card and in the export", async () => {
  const slot = {
    id: "20",
    start: "2026-11-23T14:30:00Z",
    end: "2026-11-23T15:00:00Z",
    schedule: "Schedule/10",
    source: "https://ehr.example/fhir/Slot",
  };
  const { id } = await save({ lastName: "Scheduled" }, { slot });
  expect(await textOf(`/inbox/requests/${id}/`)).toContain(`<time datetime="${slot.start}">`);
  const csv = await (await staff.get("/inbox/export.csv")).text();
  const [titles = "", ...rows] = csv.split("\r\n");
  const column = titles.split(",").indexOf('"Chosen time"');
  expect(rows.find((row) => row.includes("Scheduled"))?.split(",")[column]).toBe(`"${slot.start}"`);
});

test("a webhook that fails is shown in the list and on the card", async () => {
  const webhooks = createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => webhooks.listen(0, "127.0.0.1", resolve));
  const { port } = webhooks.address() as AddressInfo;
  const other = temporaryFolder();
  await addAccount(other.file("accounts.json"), "ada", PASSWORD);
  const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
  const failing = await startReceiver(other, [
    ...["--webhook", `http://127.0.0.1:${port}/`, "--webhook-secret", secret],
  ]);
  const request = bookingRequest();
  await failing.post(request);
  const { get } = await signIn(failing.origin, "ada");
  const page = async (path: string) => (await get(path)).text();
  const path = `/inbox/requests/${request.id}/`;
  const error = "webhook: HTTP 500;";
  await vi.waitFor(async () => expect(await page(path)).toContain(error), { timeout: 10_000 });
  expect(await page("/inbox/")).toContain(`>${requestReference(request.id)}</a>, ${error}`);
  failing.stop();
  webhooks.close();
  other.remove();
});

test("the access log says who did what, without patient data", async () => {
  const { id, path } = await save({ lastName: "Confidential" });
  await filter({ text: "Confidential", location: "", state: "" });
  await staff.get(path);
  await staff.post(`${path}state/`, { state: "called" });
  await (await staff.get("/inbox/export.csv")).text();
  await staff.post(`${path}delete/`);
  await filter({ all: "yes" });
  const log = await textOf("/inbox/log/");
  for (const action of ["viewed", "changed", "deleted"]) {
    expect(log).toContain(`<bdi>ada</bdi></td><td>${action} ${requestReference(id)} (${id})`);
  }
  expect(log).toContain("exported csv");
  expect(log).toContain("failed to sign in");
  expect(log).not.toContain("Confidential");
});
