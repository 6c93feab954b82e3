import { hash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { limitAsync } from "es-toolkit";
import { Secret, TOTP } from "otpauth";
import * as z from "zod/mini";

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
});
const Accounts = z.record(z.string(), Account);

type Account = z.infer<typeof Account>;

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;
const RECOVERY_CODES = 10;

// OWASP's recommendation for scrypt with 32 MB of memory.
const COST = { N: 32_768, r: 8, p: 3 };
const HASH_BYTES = 32;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Adds or changes an account. @param locations undefined keeps the old ones @throws Error with a sentence */
export async function addAccount(
  file: string,
  name: string,
  password: string,
  { locations, cost = COST }: { locations?: string[] | undefined; cost?: typeof COST } = {},
): Promise<void> {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw new Error(
      `A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters; this one has ${password.length}.`,
    );
  }
  const accounts = await readAccounts(file);
  accounts.set(name, {
    ...accounts.get(name),
    password: await hashPassword(password, cost),
    locations: locations ?? accounts.get(name)?.locations,
  });
  await writeAccounts(file, accounts);
}

/** Gives an account a second factor, or another one if it has one. @throws Error with a sentence */
export async function addSecondFactor(file: string, name: string) {
  const accounts = await readAccounts(file);
  const account = accounts.get(name);
  if (!account) throw new Error(`${file} has no account ${name}.`);
  const { base32: secret } = new Secret({ size: 20 });
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(10).toString("hex"));
  const recovery = codes.map((code) => hash("sha256", code));
  accounts.set(name, { ...account, secondFactor: { secret, recovery } });
  await writeAccounts(file, accounts);
  return {
    secret,
    link: totp(secret, name).toString(),
    codes: codes.map((code) => code.replace(/.{5}(?=.)/g, "$&-")),
  };
}

/** Keeps owner and mode, so that the receiver can read the file. A new one that root writes gets the folder's owner. */
async function writeAccounts(file: string, accounts: Map<string, Account>): Promise<void> {
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
    await rename(draft, file);
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
export async function readAccounts(file: string): Promise<Map<string, Account>> {
  try {
    const text = await readFile(file, "utf8").catch(ifMissing);
    return new Map(Object.entries(Accounts.parse(JSON.parse(text ?? "{}"))));
  } catch (error) {
    const message = `the accounts' file ${file} cannot be read or is not valid`;
    throw new AccountsError(message, { cause: error });
  }
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
