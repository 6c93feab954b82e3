import { expect, test } from "vitest";
import { BusyError, checkPassword } from "../../../src/receiver/staff/accounts.ts";
import { ownFolder, ownReceiver } from "../own-receiver.ts";
import { addQuickAccount, PASSWORD, postForm, signIn } from "../receiver-fixture.ts";

async function setup() {
  const receiver = await ownReceiver(["--address-header", "X-Real-IP"]);
  const attempt = (address: string, password: string, Cookie = "", account = "ada") =>
    postForm(receiver, "/inbox/sign-in/", { account, password }, { "X-Real-IP": address, Cookie });
  return {
    receiver,
    attempt,
    statusOf: async (...args: Parameters<typeof attempt>) => (await attempt(...args)).status,
    /** Signs in; returns the cookie of the device. */
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

test("a network that writes its address in other ways waits, too", async () => {
  const { statusOf } = await setup();
  const spellings = (port: number) => [`203.0.113.8:${port}`, `"[::ffff:203.0.113.8]:${port}"`];
  for (const address of [...spellings(1), ...spellings(2), "203.0.113.8"]) {
    expect(await statusOf(address, "wrong")).toBe(401);
  }
  expect(await statusOf("for=203.0.113.8", PASSWORD)).toBe(429);
  for (let count = 0; count < 5; count += 1) {
    expect(await statusOf(`hidden-${count}`, "wrong")).toBe(401);
  }
  expect(await statusOf("hidden-5", PASSWORD)).toBe(429);
});

test("five wrong passwords make a known device wait, too, for five minutes", async () => {
  const { receiver, statusOf, deviceAt } = await setup();
  const device = await deviceAt("1.1.1.1");
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push(await statusOf("1.1.1.1", "wrong", device));
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  receiver.clock.now += 5 * 60_000 + 1;
  expect(await statusOf("1.1.1.1", PASSWORD, device)).toBe(303);
});

test("many attempts from one network get 429, also with different names", async () => {
  const receiver = await ownReceiver(["--max-per-address", "2"]);
  const attempt = async (account: string) => (await signIn(receiver, account, "x")).response.status;
  expect([await attempt("a"), await attempt("b"), await attempt("c")]).toEqual([401, 401, 429]);
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
  const finished: string[] = [];
  const flood = Array.from({ length: 40 }, (_, index) =>
    checkPassword(file, `name${index}`, "x").then(
      () => finished.push("wrong"),
      (error) => finished.push(error instanceof BusyError ? "busy" : "failed"),
    ),
  );
  const known = checkPassword(file, "ada", PASSWORD, true).then(() => finished.push("known"));
  await Promise.all([known, ...flood]);
  const countOf = (kind: string) => finished.filter((one) => one === kind).length;
  expect([countOf("wrong"), countOf("busy")]).toEqual([20, 20]);
  expect(finished.indexOf("known")).toBeLessThan(finished.lastIndexOf("wrong"));
});
