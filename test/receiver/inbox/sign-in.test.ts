import { readFileSync, writeFileSync } from "node:fs";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import {
  addSecondFactor,
  checkPassword,
  readAccounts,
} from "../../../src/receiver/staff/accounts.ts";
import { BusyError } from "../../../src/receiver/staff/passwords.ts";
import { bookingRequest, LOCATION_ID } from "../../server/handler-fixture.ts";
import { ownFolder, ownReceiver } from "../own-receiver.ts";
import { addQuickAccount, PASSWORD, postForm, signIn } from "../receiver-fixture.ts";

async function setup() {
  const receiver = await ownReceiver(["--address-header", "X-Real-IP"]);
  const post = (fields: Record<string, string>, address: string, Cookie = "") =>
    postForm(receiver, "/inbox/sign-in/", fields, { "X-Real-IP": address, Cookie });
  const attempt = (address: string, password: string, Cookie = "", account = "ada") =>
    post({ account, password }, address, Cookie);
  return {
    receiver,
    attempt,
    /** With the right password. */
    sendCode: (code = "000000", address = "192.0.2.9", Cookie = "") =>
      post({ account: "ada", password: PASSWORD, code }, address, Cookie),
    statusOf: async (...args: Parameters<typeof attempt>) => (await attempt(...args)).status,
    async deviceAt(address: string) {
      const [, cookie] = (await attempt(address, PASSWORD)).headers.getSetCookie();
      return cookie?.split(";")[0] ?? "";
    },
  };
}

test("whoever tries wrong passwords locks out neither other networks nor known devices", async () => {
  const { receiver, attempt, statusOf, deviceAt } = await setup();
  const device = await deviceAt("1.1.1.1");
  expect(device).toMatch(/^__Host-device-[\da-f]{16}=[\da-f]{64}$/);
  for (let count = 0; count < 5; count += 1) expect(await statusOf("1.1.1.1", "wrong")).toBe(401);
  const waiting = await attempt("1.1.1.1", PASSWORD);
  expect([waiting.status, waiting.headers.get("Retry-After")]).toEqual([429, "300"]);
  expect(await statusOf("2.2.2.2", PASSWORD)).toBe(303);
  expect(await statusOf("1.1.1.1", PASSWORD, device)).toBe(303);
  expect(await statusOf("1.1.1.1", PASSWORD, device.replace(/=.*/, "=x"))).toBe(429);
  await addQuickAccount(receiver.accounts, "ada", "another password");
  expect(await statusOf("1.1.1.1", "another password", device)).toBe(429);
});

test("five wrong passwords make a known device wait, too, for five minutes", async () => {
  const { receiver, statusOf, deviceAt } = await setup();
  const device = await deviceAt("1.1.1.1");
  for (const status of [401, 401, 401, 401, 401, 429]) {
    expect(await statusOf("1.1.1.1", "wrong", device)).toBe(status);
  }
  receiver.clock.now += 5 * 60_000 + 1;
  expect(await statusOf("1.1.1.1", PASSWORD, device)).toBe(303);
});

test("many attempts from one network get 429, also with different names", async () => {
  const receiver = await ownReceiver(["--max-per-address", "2"]);
  const attempt = async (account: string) => (await signIn(receiver, account, "x")).response.status;
  expect([await attempt("a"), await attempt("b"), await attempt("c")]).toEqual([401, 401, 429]);
});

test("forty wrong passwords from forty networks slow the next ones, lock nobody out, and are told after signing in", async () => {
  const { receiver, statusOf } = await setup();
  for (let count = 0; count < 40; count += 1) {
    expect(await statusOf(`10.0.${count}.1`, "wrong")).toBe(401);
  }
  const { response, textOf } = await signIn(receiver);
  expect(response.status).toBe(303);
  expect(receiver.waits.slice(0, 11)).toEqual(Array(11).fill(0));
  expect(receiver.waits.at(-1)).toBe(3000);
  // Another tab, whose page asks for new requests.
  const Cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await receiver.fetch("/inbox/", { headers: { Cookie, "Sec-Fetch-Dest": "empty" } });
  const since = new Date(receiver.clock.now).toISOString().slice(0, 16).replace("T", " ");
  expect(await textOf("/inbox/")).toContain(`40 failed sign-ins since ${since} UTC.`);
  expect(await textOf("/inbox/")).not.toContain("failed sign-in");
  expect(await (await signIn(receiver)).textOf("/inbox/")).not.toContain("failed sign-in");
});

test("the time of signing in is the same for a name that does not exist", async () => {
  const { receiver, attempt } = await setup();
  const waitsOf = async (account: string) => {
    receiver.waits.length = 0;
    for (let count = 0; count < 15; count += 1) await attempt(`10.0.${count}.1`, "x", "", account);
    return [...receiver.waits];
  };
  const known = await waitsOf("ada");
  expect(known.at(-1)).toBeGreaterThan(0);
  expect(await waitsOf("nobody")).toEqual(known);
});

test("whoever has the password and guesses codes waits, from any network; a device that was used does not", async () => {
  const { receiver, sendCode, deviceAt } = await setup();
  const device = await deviceAt("192.0.2.1");
  const { codes } = await addSecondFactor(receiver.accounts, "ada");
  const [first, second] = codes;
  for (let count = 0; count < 6; count += 1) {
    expect((await sendCode(undefined, `10.0.${count}.1`)).status).toBe(401);
    receiver.clock.now += 1000;
  }
  const waiting = await sendCode(first, "10.1.0.1");
  expect([waiting.status, waiting.headers.get("Retry-After")]).toEqual([429, "1"]);
  expect(await waiting.text()).toContain("Minutes until the next: 1.");
  expect((await sendCode("", "10.1.0.1")).status).toBe(401);
  expect((await sendCode(first, "10.1.0.1", device)).status).toBe(303);
  expect((await sendCode(second, "10.1.0.2")).status).toBe(429);
  receiver.clock.now += 1000;
  expect((await sendCode(second, "10.1.0.3")).status).toBe(303);
  for (const network of ["10.1.0.4", "10.1.0.5"]) {
    expect((await sendCode(undefined, network)).status).toBe(401);
  }
});

test("with a second factor, each code and each recovery code is good for one sign-in, until it is replaced", async () => {
  const { receiver, sendCode } = await setup();
  const { secret, codes } = await addSecondFactor(receiver.accounts, "ada");
  const codeAt = (ms: number) =>
    new TOTP({ secret }).generate({ timestamp: receiver.clock.now + ms });
  const statusOf = async (code: string) => (await sendCode(code)).status;
  expect(await statusOf("")).toBe(401);
  const isLate = async (ms: number) =>
    (await (await sendCode(codeAt(ms))).text()).includes("minute ago");
  expect([await isLate(-90_000), await isLate(60_000)]).toEqual([true, false]);
  // As many characters as a code has.
  expect(await statusOf("٤٤٤٤٤٤")).toBe(401);
  expect(await statusOf(codeAt(-30_000))).toBe(303);
  const typed = codeAt(0).replace(/^.../, "$& ").replaceAll("1", "１");
  const { response, get } = await signIn(receiver, "ada", PASSWORD, typed);
  expect([response.status, await statusOf(codeAt(0))]).toEqual([303, 401]);
  const recovery = codes[0] ?? "";
  expect(await statusOf(recovery.toUpperCase())).toBe(303);
  expect(await statusOf(recovery)).toBe(401);
  expect((await get("/inbox/")).status).toBe(200);
  const other = await addSecondFactor(receiver.accounts, "ada");
  expect((await get("/inbox/")).status).toBe(303);
  receiver.clock.now += 5 * 60_000 + 1;
  expect(await statusOf(codes[1] ?? "")).toBe(401);
  expect(await statusOf(other.codes[0] ?? "")).toBe(303);
  await addQuickAccount(receiver.accounts, "ada");
  expect(await statusOf("")).toBe(401);
});

test("an administrator can require the second factor of everybody", async () => {
  const folder = ownFolder();
  const data = ["--data", folder.file("data.sqlite")];
  const receiver = await ownReceiver(data, { folder });
  const strict = await ownReceiver([...data, "--require-second-factor"], { folder });
  // Who was there before the rule.
  await addQuickAccount(receiver.accounts, "grace");
  const [code] = (await addSecondFactor(receiver.accounts, "grace")).codes;
  const without = await signIn(receiver);
  const withOne = await signIn(receiver, "grace", PASSWORD, code);
  expect((await without.get("/inbox/", strict)).status).toBe(303);
  expect((await withOne.get("/inbox/", strict)).status).toBe(200);
  const { response } = await signIn(strict);
  expect(response.status).toBe(401);
  expect(await response.text()).toContain("Your account needs a second factor.");
});

test("signing in again withdraws the session of before", async () => {
  const receiver = await ownReceiver();
  const staff = await signIn(receiver);
  await staff.post("/inbox/sign-in/", { account: "ada", password: PASSWORD });
  expect((await staff.get("/inbox/")).status).toBe(303);
});

test("a filter for a location that an account has lost hides nothing after its locations change", async () => {
  const receiver = await ownReceiver();
  const staff = await signIn(receiver);
  await receiver.post(bookingRequest());
  await staff.post("/inbox/filter/", { location: crypto.randomUUID() });
  expect(await staff.textOf("/inbox/")).toContain("No matching requests");
  const accounts = JSON.parse(readFileSync(receiver.accounts, "utf8"));
  accounts.ada.locations = [LOCATION_ID];
  writeFileSync(receiver.accounts, JSON.stringify(accounts));
  expect(await staff.textOf("/inbox/")).not.toContain("No matching requests");
});

test("many wrong names are five entries of a minute in the access log", async () => {
  const { receiver, attempt } = await setup();
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => attempt(`10.0.${index}.1`, "x", "", `name${index}`)),
  );
  const log = await (await signIn(receiver)).textOf("/inbox/log/");
  expect(log.split("failed to sign in")).toHaveLength(6);
});

test("in a flood of sign-ins, twenty wait for their turn, and a known device for none of them", async () => {
  const file = ownFolder().file("accounts.json");
  await addQuickAccount(file, "ada");
  const accounts = await readAccounts(file);
  const finished: string[] = [];
  const flood = Array.from({ length: 40 }, (_, index) =>
    checkPassword(accounts, `name${index}`, "x").then(
      () => finished.push("wrong"),
      (error) => finished.push(error instanceof BusyError ? "busy" : "failed"),
    ),
  );
  const known = checkPassword(accounts, "ada", PASSWORD, true).then(() => finished.push("known"));
  await Promise.all([known, ...flood]);
  const countOf = (kind: string) => finished.filter((one) => one === kind).length;
  expect([countOf("wrong"), countOf("busy")]).toEqual([20, 20]);
  expect(finished.indexOf("known")).toBeLessThan(finished.lastIndexOf("wrong"));
});
