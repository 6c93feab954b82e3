import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import * as z from "zod/mini";

/** Password hashes by account name, such as `scrypt$32768$8$1$<salt>$<hash>`. */
const Accounts = z.record(z.string(), z.string());

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;

// OWASP's recommendation for scrypt with 32 MB of memory.
const COST = { N: 32_768, r: 8, p: 3 };
const HASH_BYTES = 32;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Adds an account, or changes its password. Throws an error with a sentence if that fails. */
export async function addAccount(file: string, name: string, password: string): Promise<void> {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw new Error(
      `A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters; this one has ${password.length}.`,
    );
  }
  const accounts = { ...(await readAccounts(file)), [name]: await hashPassword(password) };
  // Renamed when complete, so that the receiver never reads half a file.
  const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    await writePrivately(draft, `${JSON.stringify(accounts, null, 2)}\n`, file);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Writes a new file with the owner and the mode of the one that it replaces, so that the receiver can
 * still read it. A file that replaces none gets the owner of its folder, if root writes it.
 */
async function writePrivately(file: string, text: string, replaced: string): Promise<void> {
  const old = await stat(replaced).catch(ifMissing);
  const { uid, gid } = old ?? (await stat(dirname(replaced)));
  // Fails if the path exists: as root, a link would change another file.
  const handle = await open(file, "wx", 0o600);
  try {
    const isRoot = process.getuid?.() === 0;
    if (isRoot || old) {
      await handle.chown(uid, gid).catch(() => {
        throw new Error(
          `${replaced} belongs to another user: run this command as that user or root.`,
        );
      });
    }
    await handle.chmod(old ? old.mode & 0o777 : 0o600);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Too many passwords wait to be checked. */
export class BusyError extends Error {}

/** Runs one function after another, because each hash needs a core for a quarter of a second. */
function queue(maxLength: number) {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (length >= maxLength) return Promise.reject(new BusyError());
    length += 1;
    const result = last.then(run);
    last = result.catch(() => {}).then(() => (length -= 1));
    return result;
  };
}

// Known devices have a queue of their own, so that staff can sign in during a flood.
const [ofDevices, ofOthers] = [queue(20), queue(20)];

/** What proves a sign-in on a device; it changes with the password. Undefined for an unknown account. */
export async function deviceToken(file: string, name: string): Promise<string | undefined> {
  const accounts = await readAccounts(file);
  return Object.hasOwn(accounts, name) ? toCredential(`device ${accounts[name]}`) : undefined;
}

/**
 * Checks a password.
 * @throws BusyError
 * @returns the account's credential, which changes with the password; undefined if it is wrong
 */
export async function checkPassword(
  file: string,
  name: string,
  password: string,
  isKnownDevice = false,
): Promise<string | undefined> {
  const accounts = await readAccounts(file);
  const isKnown = Object.hasOwn(accounts, name);
  // Also for unknown names: the time must not reveal which exist.
  unknownAccount ??= hashPassword(randomBytes(16).toString("hex"));
  const stored = (isKnown && accounts[name]) || (await unknownAccount);
  const inTurn = isKnownDevice ? ofDevices : ofOthers;
  const isRight = await inTurn(() => matches(password.slice(0, MAX_PASSWORD_LENGTH + 1), stored));
  return isKnown && isRight ? toCredential(stored) : undefined;
}

/** Whether the account still exists with the same password. */
export async function hasCredential(file: string, name: string, credential: string) {
  const accounts = await readAccounts(file);
  return Object.hasOwn(accounts, name) && toCredential(accounts[name] ?? "") === credential;
}

/** The accounts' file cannot be read, or is not valid. */
export class AccountsError extends Error {}

/**
 * All accounts; none if there is no file yet.
 * @throws AccountsError with a sentence
 */
export async function readAccounts(file: string): Promise<Record<string, string>> {
  try {
    const text = await readFile(file, "utf8").catch(ifMissing);
    return text === undefined ? {} : Accounts.parse(JSON.parse(text));
  } catch (error) {
    const message = `the accounts' file ${file} cannot be read or is not valid`;
    throw new AccountsError(message, { cause: error });
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = COST;
  const key = await derive(password, salt, HASH_BYTES, scryptOptions(N, r, p));
  return ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$");
}

let unknownAccount: Promise<string> | undefined;

async function matches(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = "", hash = ""] = stored.split("$");
  const expected = Buffer.from(hash, "base64");
  const options = scryptOptions(Number(N), Number(r), Number(p));
  const key = await derive(password, Buffer.from(salt, "base64"), HASH_BYTES, options);
  return expected.length === key.length && timingSafeEqual(expected, key);
}

// Node refuses parameters that need more than 32 MB by default.
const scryptOptions = (N: number, r: number, p: number) => ({ N, r, p, maxmem: 256 * N * r });

const toCredential = (stored: string) => createHash("sha256").update(stored).digest("hex");
