import { expect, test } from "vitest";
import { ownFolder, ownReceiver } from "../own-receiver.ts";
import { addQuickAccount } from "../quick-account.ts";
import { PASSWORD, postForm } from "../receiver-fixture.ts";

async function setup(args: readonly string[] = []) {
  const folder = ownFolder();
  const changePassword = (password: string) =>
    addQuickAccount(folder.file("accounts.json"), "ada", password);
  await changePassword(PASSWORD);
  const { origin } = await ownReceiver(["--address-header", "X-Real-IP", ...args], folder);
  const attempt = (address: string, password: string, Cookie = "", account = "ada") =>
    postForm(origin, "/inbox/sign-in/", { account, password }, { "X-Real-IP": address, Cookie });
  /** Signs in; returns the cookies of the session and the device. */
  const signIn = async (address: string) => {
    const response = await attempt(address, PASSWORD);
    return response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  };
  return { origin, attempt, signIn, changePassword };
}

test("whoever tries wrong passwords locks out neither other networks nor known devices", async () => {
  const { attempt, signIn, changePassword } = await setup();
  const [, device = ""] = await signIn("1.1.1.1");
  expect(device).toMatch(/^__Host-device-[\da-f]{16}=[\da-f]{64}$/);
  for (let count = 0; count < 5; count += 1) {
    expect((await attempt("1.1.1.1", "wrong")).status).toBe(401);
  }
  const statusOf = async (...args: Parameters<typeof attempt>) => (await attempt(...args)).status;
  expect(await statusOf("1.1.1.1", PASSWORD)).toBe(429);
  expect(await statusOf("2.2.2.2", PASSWORD)).toBe(303);
  expect(await statusOf("1.1.1.1", PASSWORD, device)).toBe(303);
  expect(await statusOf("1.1.1.1", PASSWORD, device.replace(/=.*/, "=x"))).toBe(429);
  await changePassword("another password");
  expect(await statusOf("1.1.1.1", "another password", device)).toBe(429);
});

test("five wrong passwords make a known device wait, too", async () => {
  const { attempt, signIn } = await setup();
  const [, device] = await signIn("1.1.1.1");
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await attempt("1.1.1.1", "wrong", device)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("many wrong names are five entries of a minute in the access log", async () => {
  const { origin, attempt, signIn } = await setup();
  const [Cookie = ""] = await signIn("1.1.1.1");
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => attempt(`10.0.${index}.1`, "x", "", `name${index}`)),
  );
  const log = await (await fetch(`${origin}/inbox/log/`, { headers: { Cookie } })).text();
  expect(log.split("failed to sign in")).toHaveLength(6);
});
