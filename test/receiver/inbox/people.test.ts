import { randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { addSecondFactor, readAccounts } from "../../../src/receiver/staff/accounts.ts";
import { bookingRequest, LOCATION_ID } from "../../server/handler-fixture.ts";
import { ownReceiver } from "../own-receiver.ts";
import { fillForm, type Typed } from "../page-form.ts";
import { addQuickAccount, PASSWORD, postForm, signIn } from "../receiver-fixture.ts";

const PEOPLE = "/inbox/people/";
const OTHER_ID = randomUUID();
const LOCATIONS = [LOCATION_ID, OTHER_ID].flatMap((id) => [
  "--location",
  `${id}=${id.slice(0, 4)}`,
]);

/** A receiver whose account `ada` manages the others, of which `grace` is one. */
async function open(args: readonly string[] = []) {
  const receiver = await ownReceiver(args, { locations: LOCATIONS });
  await addQuickAccount(receiver.accounts, "grace");
  const ada = await signIn(receiver);
  const own = { own: PASSWORD };
  return {
    receiver,
    ada,
    names: async () => [...(await readAccounts(receiver.accounts)).keys()],
    add: (name: string, typed: Typed = {}) =>
      ada.press(PEOPLE, "Add", { name, ...own, locations: ["all"], ...typed }),
    remove: async (name: string, by = ada) => {
      const page = await by.textOf(PEOPLE);
      const { action, fields } = fillForm(page, `Remove ${name}`, own);
      return { send: () => by.post(action, Object.fromEntries(fields)) };
    },
  };
}

/** The status, what is wrong, and the field that it is said at. */
const alertIn = async (response: Response) => {
  const alert = /role="alert" id="problem">([^<]*)<.p>(?:<label.*?<.label><input id="([\w-]+)")?/;
  const [, text, field] = alert.exec(await response.text()) ?? [];
  return [response.status, text, field];
};

test("a colleague is added with a first password, sees the chosen locations, and changes the password", async () => {
  const { receiver, ada, add } = await open();
  const page = await (await add("bea", { locations: [OTHER_ID] })).text();
  const password = /Password: <code>([\da-f-]{23})</.exec(page)?.[1] ?? "";
  const requests = [LOCATION_ID, OTHER_ID].map((location_id) => bookingRequest({ location_id }));
  for (const request of requests) await receiver.post(request);
  const [bea, other] = [
    await signIn(receiver, "bea", password),
    await signIn(receiver, "bea", password),
  ];
  const list = await bea.textOf("/inbox/");
  expect(requests.map(({ id }) => list.includes(id))).toEqual([false, true]);
  expect(await bea.textOf(PEOPLE)).not.toContain("Colleagues");

  const change = (typed: Typed) =>
    bea.press(PEOPLE, "Change the password", { own: password, ...typed });
  const weak = await change({ password: "123456789012" });
  expect(await alertIn(weak)).toEqual([422, expect.stringMatching("easy to guess"), "password"]);
  const changed = await change({ password: "a quiet lantern walks" });
  const Cookie = changed.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const own = await receiver.fetch(PEOPLE, { headers: { Cookie } });
  expect(await own.text()).toContain("Your password is changed.");
  for (const session of [bea, other]) expect((await session.get(PEOPLE)).status).toBe(303);
  const log = await ada.textOf("/inbox/log/");
  expect(log).toContain("<bdi>ada</bdi></td><td>added the account bea");
  expect(log).toContain("<bdi>bea</bdi></td><td>changed the password");
});

test("a change of locations counts at once, and a removed account's sessions end", async () => {
  const { receiver, ada, names, remove } = await open();
  const grace = await signIn(receiver, "grace");
  const { id } = bookingRequest();
  await receiver.post(bookingRequest({ id }));
  expect(await grace.textOf("/inbox/")).toContain(id);
  const saved = await ada.press(PEOPLE, "Save", { own: PASSWORD, locations: [OTHER_ID] });
  expect(saved.headers.get("Location")).toBe(PEOPLE);
  expect(await grace.textOf("/inbox/")).not.toContain(id);
  await (await remove("grace")).send();
  expect(await names()).toEqual(["ada"]);
  for (const path of ["/inbox/", "/inbox/version"]) {
    expect((await grace.get(path)).headers.get("Location")).toBe("/inbox/sign-in/");
  }
  expect((await signIn(receiver, "grace")).response.status).toBe(401);
});

test("a location that only the account has stays when its rights are saved", async () => {
  const { receiver, ada } = await open();
  const unknown = randomUUID();
  await addQuickAccount(receiver.accounts, "grace", PASSWORD, [LOCATION_ID, unknown]);
  await ada.press(PEOPLE, "Save", { own: PASSWORD });
  const { locations } = (await readAccounts(receiver.accounts)).get("grace") ?? {};
  expect(locations?.sort()).toEqual([LOCATION_ID, unknown].sort());
});

test("what is not allowed changes nothing, with a sentence that says why", async () => {
  const { receiver, ada, names, add } = await open();
  const before = await readAccounts(receiver.accounts);
  const grace = await signIn(receiver, "grace");
  const post = (fields: Record<string, string>, by = ada) =>
    by.post(PEOPLE, { own: PASSWORD, ...fields });
  const rights = { locations: "all", manages: "yes" };
  const cases: [() => Promise<Response>, RegExp, field?: string][] = [
    [() => add("ADA"), /already an account ada/, "name"],
    [() => add("ａｄá"), /already an account ada/, "name"],
    [() => add("__proto__"), /1 to 64 letters/, "name"],
    [() => add("b".repeat(65)), /1 to 64 letters/, "name"],
    [() => add("bea", { locations: [] }), /Choose all locations/, "own-add"],
    [() => post({ action: "add", name: "bea", locations: randomUUID() }), /Choose all locations/],
    [() => add("bea", { locations: [OTHER_ID], manages: "yes" }), /sees all locations/, "own-add"],
    [() => post({ action: "remove", name: "ada" }), /your own/],
    [() => post({ action: "rights", name: "ada", locations: "all" }), /your own/],
    [() => post({ action: "remove", name: "nobody" }), /no account nobody/],
    [() => post({ action: "lost", name: "grace" }), /Nothing was changed/],
    [() => post({ action: "rights", name: "grace", ...rights }, grace), /your own/],
    [() => post({ action: "remove", name: "ada" }, grace), /may no longer/],
    [() => post({ action: "add", name: "bea", ...rights }, grace), /may no longer/],
  ];
  for (const [send, sentence, field] of cases) {
    expect(await alertIn(await send())).toEqual([422, expect.stringMatching(sentence), field]);
  }
  const evil = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const crossed = await ada.post(PEOPLE, { action: "remove", name: "grace", own: PASSWORD }, evil);
  expect(crossed.status).toBe(403);
  expect((await postForm(receiver, PEOPLE, { action: "remove", name: "grace" })).status).toBe(303);
  expect(await readAccounts(receiver.accounts)).toEqual(before);
  expect(await names()).toEqual(["ada", "grace"]);
});

test("an open session cannot find out the password, and its tries are in the access log", async () => {
  const { receiver, ada, add } = await open();
  const page = await (await add("bea", { own: "wrong" })).text();
  expect(page).toMatch(/ open><summary>Add a .*id="problem".*id="own-add"[^>]* autofocus/s);
  const said = [];
  for (let count = 1; count < 6; count += 1) {
    said.push((await alertIn(await add("bea", { own: `wrong ${count}` })))[1]);
  }
  expect(said.filter((text) => /password is wrong/.test(String(text)))).toHaveLength(4);
  expect((await alertIn(await add("bea")))[1]).toContain("too many attempts");
  expect((await ada.textOf("/inbox/log/")).match(/failed to confirm/g)).toHaveLength(5);
  receiver.clock.now += 6 * 60_000;
  expect((await add("bea")).status).toBe(200);
});

test("what two browsers add at once is all there", async () => {
  const { names, add } = await open();
  await Promise.all(["bea", "cyd", "BEA"].map((name) => add(name)));
  const all = (await names()).map((name) => name.toLowerCase());
  expect(all.sort()).toEqual(["ada", "bea", "cyd", "grace"]);
});

test("a second factor is set up by its picture and a code, and its recovery codes are shown once", async () => {
  const { receiver, ada } = await open();
  const other = await signIn(receiver);
  const page = await ada.textOf(PEOPLE);
  expect(page).toContain("<svg ");
  const { action, fields } = fillForm(page, "Use this second factor", { own: PASSWORD, code: "1" });
  const form = Object.fromEntries(fields);
  const wrong = await (await ada.post(action, form)).text();
  expect(wrong).toContain("The code is wrong.");
  expect(wrong).toContain(`value="${form.secret}"`);
  const codeNow = () =>
    new TOTP({ secret: form.secret ?? "" }).generate({ timestamp: receiver.clock.now });
  const done = await (await ada.post(action, { ...form, code: codeNow() })).text();
  const [first = "", ...others] = done.match(/[\da-f]{5}(-[\da-f]{5}){3}/g) ?? [];
  expect(others).toHaveLength(9);
  for (const session of [ada, other]) expect((await session.get(PEOPLE)).status).toBe(303);
  const statuses = [];
  // The code that set it up is used, like a recovery code after the first time.
  for (const code of ["", codeNow(), first, first]) {
    statuses.push((await signIn(receiver, "ada", PASSWORD, code)).response.status);
    receiver.clock.now += 2000;
  }
  expect(statuses).toEqual([401, 401, 303, 401]);
});

test("where a second factor is required, a new account gets one at once", async () => {
  const receiver = await ownReceiver(["--require-second-factor"]);
  const { secret, codes } = await addSecondFactor(receiver.accounts, "ada");
  const ada = await signIn(receiver, "ada", PASSWORD, codes[0]);
  const typed = { name: "bea", own: PASSWORD, locations: ["all"] };
  const page = await (await ada.press(PEOPLE, "Add", typed)).text();
  const [password = "", code = "", ...others] = page.match(/[\da-f]{5}(-[\da-f]{5}){3}/g) ?? [];
  expect(page).toContain("<svg ");
  expect(page).not.toContain(secret);
  expect(others).toHaveLength(9);
  expect((await signIn(receiver, "bea", password)).response.status).toBe(401);
  expect((await signIn(receiver, "bea", password, code)).response.status).toBe(303);
});
