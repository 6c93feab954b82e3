import { hash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { limitAsync, pickBy } from "es-toolkit";
import { Secret, TOTP } from "otpauth";
import * as z from "zod/mini";
import { fold } from "../../form/text/fold.ts";

const SecondFactor = z.object({
  /** In base32. */
  secret: z.string(),
  /** Hashes of codes for when the authenticator is lost. */
  recovery: z.array(z.string()),
});
type SecondFactor = z.infer<typeof SecondFactor>;

const Account = z.object({
  /** A hash, such as `scrypt$32768$8$1$<salt>$<hash>`. */
  password: z.string(),
  /** The ids of the only locations whose requests it sees, in lower case; undefined for all. */
  locations: z.optional(z.array(z.string().check(z.toLowerCase()))),
  secondFactor: z.optional(SecondFactor),
  /** Whether it may change the accounts of others; then it sees all locations. */
  manages: z.optional(z.boolean()),
});
const Accounts = z.record(z.string(), Account);

export type Account = z.infer<typeof Account>;

// Validation drops the key "__proto__" of the accounts' file.
export const ACCOUNT_NAME = /^(?!_)[\p{L}\p{N}.@_-]{1,64}$/u;
export const WRONG_ACCOUNT_NAME =
  "An account's name has 1 to 64 letters, digits, dots, @, - or _, and begins with no underscore.";

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;
const RECOVERY_CODES = 10;

// OWASP's recommendation for scrypt with 32 MB of memory.
const COST = { N: 32_768, r: 8, p: 3 };
const HASH_BYTES = 32;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** Of 0 to 4: 10^8 guesses, which zxcvbn calls safe from attacks that the server slows down. */
const MIN_SCORE = 3;

/** What is wrong with what somebody has entered, as a sentence. */
export class RefusedError extends Error {}

/** An account's name in the one spelling by which it is found: no two may differ in case, width or accents only. */
const spellingOf = (name: string) => fold(name.normalize("NFKC"));

/** For a colleague's first sign-in: as many random bits as a recovery code has. */
export const newPassword = () => inGroups(randomBytes(10).toString("hex"));

const inGroups = (code: string) => code.replace(/.{5}(?=.)/g, "$&-");

/** @throws RefusedError */
function checkStrength(name: string, password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw new RefusedError(
      `A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters; this one has ${password.length}.`,
    );
  }
  if (strength.check(password, [name, ...name.split(/[.@_-]/)]).score < MIN_SCORE) {
    throw new RefusedError(
      "This password is easy to guess. Take several words that do not belong together.",
    );
  }
}

/** One change after another, each of what the file has then; another process's change makes it start again. */
const changeAccounts = limitAsync(
  async (file: string, change: (accounts: Map<string, Account>) => void): Promise<void> => {
    for (let isDone = false; !isDone; ) {
      const text = await readText(file);
      const accounts = parseAccounts(file, text);
      change(accounts);
      isDone = await writeAccounts(file, accounts, text);
    }
  },
  1,
);

interface Rights {
  /** Ids in lower case; undefined for all. */
  locations?: string[] | undefined;
  /** Whether the account may change those of others. */
  manages?: boolean | undefined;
}

/**
 * Adds an account or changes its password; rights that are not given stay. The first one manages the others.
 * @param by the account that adds it, which must manage the others @throws RefusedError
 */
export async function addAccount(
  file: string,
  name: string,
  password: string,
  { by, cost = COST, ...rights }: Rights & { by?: string; cost?: typeof COST } = {},
): Promise<void> {
  checkStrength(name, password);
  const hashed = await hashPassword(password, cost);
  await changeAccounts(file, (accounts) => {
    if (by !== undefined) checkManager(accounts, by);
    const same = [...accounts.keys()].find((known) => spellingOf(known) === spellingOf(name));
    if (same !== undefined && (by !== undefined || same !== name)) {
      throw new RefusedError(`There is already an account ${same}.`);
    }
    const old = accounts.get(name) ?? { manages: accounts.size === 0 };
    const given = pickBy(rights, (right) => right !== undefined);
    const manages = rights.manages ?? (old.manages && rights.locations === undefined);
    accounts.set(name, { ...old, ...given, manages, password: hashed });
  });
}

/** @throws RefusedError */
export async function changePassword(file: string, name: string, password: string) {
  checkStrength(name, password);
  const hashed = await hashPassword(password, COST);
  await changeAccounts(file, (accounts) => {
    const account = accounts.get(name);
    // Not added again if somebody has just removed it.
    if (!account) throw new RefusedError(NO_LONGER);
    accounts.set(name, { ...account, password: hashed });
  });
}

export const NO_LONGER = "Your account may no longer do this.";

/** @throws RefusedError */
function checkManager(accounts: ReadonlyMap<string, Account>, by: string, name?: string): void {
  if (!accounts.get(by)?.manages) throw new RefusedError(NO_LONGER);
  // So one account that manages the others always stays.
  if (by === name) throw new RefusedError("Another account has to change or remove your own.");
  if (name !== undefined && !accounts.has(name)) {
    throw new RefusedError(`There is no account ${name} any more.`);
  }
}

/** Changes another account's rights, or removes it without them. @throws RefusedError */
export const changeAccount = (file: string, by: string, name: string, rights?: Rights) =>
  changeAccounts(file, (accounts) => {
    checkManager(accounts, by, name);
    const account = accounts.get(name);
    if (account && rights) accounts.set(name, { ...account, ...rights });
    else accounts.delete(name);
  });

/** Lets an account see all locations and change other accounts. @throws RefusedError */
export const makeManager = (file: string, name: string) =>
  changeAccounts(file, (accounts) => {
    const account = accounts.get(name);
    if (!account) throw new RefusedError(`${file} has no account ${name}.`);
    accounts.set(name, { ...account, locations: undefined, manages: true });
  });

export const newSecret = () => new Secret({ size: 20 }).base32;

/** Gives an account a second factor, or another one if it has one. @throws RefusedError */
export async function addSecondFactor(file: string, name: string, secret = newSecret()) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(10).toString("hex"));
  const recovery = codes.map((code) => hash("sha256", code));
  await changeAccounts(file, (accounts) => {
    const account = accounts.get(name);
    if (!account) throw new RefusedError(`${file} has no account ${name}.`);
    accounts.set(name, { ...account, secondFactor: { secret, recovery } });
  });
  return {
    secret,
    link: totpLink(secret, name),
    codes: codes.map(inGroups),
  };
}

/**
 * Keeps owner and mode, so that the receiver can read the file. A new one that root writes gets the folder's owner.
 * Returns false if the file no longer has the text that was changed.
 */
async function writeAccounts(
  file: string,
  accounts: Map<string, Account>,
  changed: string | undefined,
): Promise<boolean> {
  const old = await stat(file).catch(ifMissing);
  const { uid, gid } = old ?? (await stat(dirname(file)));
  // Renamed when complete, so that the receiver never reads half a file.
  const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  // Fails if the path exists: as root, a link would change another file.
  const handle = await open(draft, "wx", 0o600);
  try {
    if (old || process.getuid?.() === 0) {
      await handle.chown(uid, gid).catch(() => {
        throw new Error(`${file} belongs to another user: run this command as that user or root.`);
      });
    }
    await handle.chmod(old ? old.mode & 0o777 : 0o600);
    await handle.writeFile(`${JSON.stringify(Object.fromEntries(accounts), null, 2)}\n`);
    await handle.sync();
    await handle.close();
    const isCurrent = (await readText(file)) === changed;
    await (isCurrent ? rename(draft, file) : rm(draft));
    return isCurrent;
  } catch (error) {
    await handle.close();
    await rm(draft, { force: true });
    throw error;
  }
}

/** Too many passwords wait to be checked. */
export class BusyError extends Error {}

/** Checks one password after another, because each hash needs a core for a quarter of a second. */
function passwordQueue(maxLength: number): typeof matches {
  const matchesInTurn = limitAsync(matches, 1);
  let length = 0;
  return async (password, stored) => {
    if (length >= maxLength) throw new BusyError();
    length += 1;
    return matchesInTurn(password, stored).finally(() => (length -= 1));
  };
}

// Known devices have a separate queue, so that staff can sign in during a flood.
const [ofDevices, ofOthers] = [passwordQueue(20), passwordQueue(20)];

/** Returns the account; undefined if the password is wrong. @throws BusyError */
export async function checkPassword(
  accounts: ReadonlyMap<string, Account>,
  name: string,
  password: string,
  isKnownDevice = false,
): Promise<Account | undefined> {
  const account = accounts.get(name);
  // Also for unknown names: the time must not reveal which exist.
  const { password: stored } = account ?? [...accounts.values()][0] ?? {};
  const matchesInTurn = isKnownDevice ? ofDevices : ofOthers;
  const given = password.slice(0, MAX_PASSWORD_LENGTH + 1);
  const isRight = stored !== undefined && (await matchesInTurn(given, stored));
  return isRight ? account : undefined;
}

export class AccountsError extends Error {}

/** All accounts; none if there is no file yet. @throws AccountsError with a sentence */
export const readAccounts = async (file: string) => parseAccounts(file, await readText(file));

const readText = (file: string) =>
  readFile(file, "utf8")
    .catch(ifMissing)
    .catch((error) => fail(file, error));

function parseAccounts(file: string, text = "{}"): Map<string, Account> {
  try {
    return new Map(Object.entries(Accounts.parse(JSON.parse(text))));
  } catch (error) {
    return fail(file, error);
  }
}

function fail(file: string, cause: unknown): never {
  throw new AccountsError(`the accounts' file ${file} cannot be read or is not valid`, { cause });
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

async function hashPassword(password: string, { N, r, p }: typeof COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, HASH_BYTES, scryptOptions(N, r, p));
  return ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$");
}

async function matches(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = "", hash = ""] = stored.split("$");
  const expected = Buffer.from(hash, "base64");
  const options = scryptOptions(Number(N), Number(r), Number(p));
  const key = await derive(password, Buffer.from(salt, "base64"), HASH_BYTES, options);
  return expected.length === key.length && timingSafeEqual(expected, key);
}

// Node refuses parameters that need more than 32 MB by default.
const scryptOptions = (N: number, r: number, p: number) => ({ N, r, p, maxmem: 256 * N * r });

/** Changes with the password and the second factor, which ends the account's sessions. */
export const credentialOf = ({ password, secondFactor }: Account) =>
  hash("sha256", `${password}${secondFactor?.secret ?? ""}`);

/** What proves a sign-in on a device; it changes with the password. */
export const deviceToken = ({ password }: Account) => hash("sha256", `device ${password}`);

export const totpLink = (secret: string, name: string) => totp(secret, name).toString();

const totp = (secret: string, label: string) =>
  new TOTP({ issuer: "Booking requests", label, secret });

/** An id of the code, which may be used only once; undefined if it is wrong. @param now milliseconds since 1970 */
export function codeId(factor: SecondFactor, typed: string, now: number): string | undefined {
  const code = typed.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();
  const hashed = hash("sha256", code);
  if (factor.recovery.includes(hashed)) return hashed;
  // The library throws on characters of several bytes.
  if (!/^\d{6}$/.test(code)) return undefined;
  const generator = totp(factor.secret, "");
  const delta = generator.validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return undefined;
  return hash("sha256", `${factor.secret} ${generator.counter({ timestamp: now }) + delta}`);
}
