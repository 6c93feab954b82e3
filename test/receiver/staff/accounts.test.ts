import { randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import process from "node:process";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import {
  addAccount,
  changeAccount,
  changePassword,
  checkPassword,
  credentialOf,
  makeManager,
  readAccounts,
} from "../../../src/receiver/staff/accounts.ts";
import { StoreUnavailableError } from "../../../src/receiver/stores/sql-database.ts";
import { ownFolder, ownReceiver } from "../own-receiver.ts";
import { addQuickAccount, PASSWORD, signIn } from "../receiver-fixture.ts";

const folder = ownFolder(afterAll);

/** Who has just confirmed a change. */
async function actor(file: string, name: string) {
  const account = (await readAccounts(file)).get(name);
  if (!account) throw new Error(`There is no account ${name}.`);
  return { name, credential: credentialOf(account), record: async () => {} };
}

test("a password is stored as an scrypt hash that only the owner may read", async () => {
  const file = folder.file("hashes.json");
  await addAccount(file, "ada", PASSWORD);
  const text = readFileSync(file, "utf8");
  expect(text).not.toContain(PASSWORD);
  expect((await readAccounts(file)).get("ada")?.password).toMatch(
    /^scrypt\$32768\$8\$3\$[\w+/]{22}==\$[\w+/]{43}=$/,
  );
  await expect(addAccount(file, "grace", "short")).rejects.toThrow("this one has 5.");
  const ofName = addAccount(file, "grace", "grace.grace.grace");
  await expect(ofName).rejects.toThrow("easy to guess");
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each(["", "a b", "<b>", "__proto__", "x".repeat(65)])(
  "an account may not be called %j",
  async (name) => {
    const adding = addAccount(folder.file("names.json"), name, PASSWORD);
    await expect(adding).rejects.toThrow("An account's name has 1 to 64 letters");
  },
);

test("only the right password of a known account is accepted, and a new one ends sessions", async () => {
  const file = folder.file("check.json");
  await addQuickAccount(file, "ada", PASSWORD);
  const accounts = await readAccounts(file);
  expect(await checkPassword(accounts, "ada", PASSWORD)).toBeDefined();
  const { credential } = await actor(file, "ada");
  expect(credential).toMatch(/^[\da-f]{64}$/);
  for (const [name, password] of [
    ["ada", `${PASSWORD} `],
    ["ada", ""],
    ["grace", PASSWORD],
    ["__proto__", PASSWORD],
    ["constructor", PASSWORD],
  ] as const) {
    expect(await checkPassword(accounts, name, password)).toBeUndefined();
  }
  await addQuickAccount(file, "ada", "another password");
  expect((await actor(file, "ada")).credential).not.toBe(credential);
});

test("an account keeps its locations when its password changes, until it is given others", async () => {
  const file = folder.file("locations.json");
  const [first, second] = [randomUUID(), randomUUID()];
  await addQuickAccount(file, "ada", PASSWORD, [first]);
  await addQuickAccount(file, "grace", PASSWORD);
  await addQuickAccount(file, "ada", "another password");
  expect((await readAccounts(file)).get("ada")?.locations).toEqual([first]);
  await addQuickAccount(file, "ada", PASSWORD, [second.toUpperCase()]);
  expect((await readAccounts(file)).get("ada")?.locations).toEqual([second]);
  expect((await readAccounts(file)).get("grace")?.locations).toBeUndefined();
});

test("nothing is changed by an account that was changed or removed since it confirmed, nor without the access log", async () => {
  const file = folder.file("actors.json");
  for (const name of ["ada", "grace"]) await addQuickAccount(file, name);
  const ada = await actor(file, "ada");
  const record = () => Promise.reject(new StoreUnavailableError());
  const unrecorded = changeAccount(file, { ...ada, record }, "grace");
  await expect(unrecorded).rejects.toThrow(StoreUnavailableError);
  await addQuickAccount(file, "ada", "another password");
  const NO_LONGER = "may no longer do this";
  await expect(changeAccount(file, ada, "grace")).rejects.toThrow(NO_LONGER);
  await makeManager(file, "grace");
  const current = await actor(file, "ada");
  await changeAccount(file, await actor(file, "grace"), "ada");
  await expect(changePassword(file, current, "a quiet lantern walks")).rejects.toThrow(NO_LONGER);
  expect([...(await readAccounts(file)).keys()]).toEqual(["grace"]);
});

test("the last account that manages the others keeps this, also in the shell", async () => {
  const file = folder.file("last.json");
  for (const name of ["ada", "grace"]) {
    await addQuickAccount(file, name);
    const limited = addQuickAccount(file, "ada", PASSWORD, [randomUUID()]);
    await expect(limited).rejects.toThrow("No account would manage the others");
  }
  await makeManager(file, "grace");
  await addQuickAccount(file, "ada", PASSWORD, [randomUUID()]);
  expect((await readAccounts(file)).get("ada")?.manages).toBe(false);
});

test("of two spellings that an earlier version has stored, each keeps its password", async () => {
  const file = folder.file("spellings.json");
  await addQuickAccount(file, "Ada");
  const { Ada } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ Ada, ada: Ada }));
  await addQuickAccount(file, "ada", "another password");
  const accounts = await readAccounts(file);
  expect(await checkPassword(accounts, "Ada", PASSWORD)).toBeDefined();
  expect(await checkPassword(accounts, "ada", "another password")).toBeDefined();
  await expect(addQuickAccount(file, "ADA")).rejects.toThrow("already an account");
});

test("a draft that a killed process has left is replaced", async () => {
  const file = folder.file("draft.json");
  writeFileSync(`${file}.draft`, "{");
  utimesSync(`${file}.draft`, 1, 1);
  await addQuickAccount(file, "ada");
  expect([...(await readAccounts(file)).keys()]).toEqual(["ada"]);
});

test("without a file there are no accounts; an invalid one is named", async () => {
  expect(await readAccounts(folder.file("missing.json"))).toEqual(new Map());
  const file = folder.file("invalid.json");
  const invalid = ["", "[]", '{ "ada": 7 }', '{ "ada": { "password": "x", "locations": "all" } }'];
  for (const text of invalid) {
    writeFileSync(file, text);
    await expect(readAccounts(file)).rejects.toThrow(`the accounts' file ${file} cannot be read`);
  }
});

const NOBODY = 65_534;

test.skipIf(process.getuid?.() !== 0)(
  "an account that root adds leaves the file, or a new one, to the receiver's user",
  async () => {
    const service = folder.file("service");
    mkdirSync(service);
    chownSync(service, NOBODY, NOBODY);
    const file = `${service}/accounts.json`;
    const ownerAndMode = () => {
      const { uid, gid, mode } = statSync(file);
      return [uid, gid, mode & 0o777];
    };
    await addQuickAccount(file, "ada", PASSWORD);
    expect(ownerAndMode()).toEqual([NOBODY, NOBODY, 0o600]);
    chownSync(file, NOBODY, 0);
    chmodSync(file, 0o640);
    await addQuickAccount(file, "grace", PASSWORD);
    expect(ownerAndMode()).toEqual([NOBODY, 0, 0o640]);
    expect(readdirSync(service)).toEqual(["accounts.json"]);
  },
);

test("while the accounts' file cannot be read, the receiver is not ready, and the inbox says so", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const receiver = await ownReceiver();
  const staff = await signIn(receiver);
  const statusOf = async (path: string) => (await staff.get(path)).status;
  expect(await statusOf("/inbox/")).toBe(200);
  writeFileSync(receiver.accounts, "{");
  expect([await statusOf("/readyz"), await statusOf("/inbox/")]).toEqual([503, 503]);
});
