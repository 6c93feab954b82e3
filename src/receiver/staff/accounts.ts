import { hash } from "node:crypto";
import { type FileHandle, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { limitAsync, retry } from "es-toolkit";
import * as z from "zod/mini";
import { fold } from "../../form/text/fold.ts";
import { type COST, hashPassword, isPassword, RefusedError } from "./passwords.ts";
import { newSecondFactor, newSecret, SecondFactor, totpLink } from "./second-factor.ts";

const Account = z.object({
  /** As `hashPassword` returns it. */
  password: z.string(),
  /** The ids of the only locations whose requests it sees, in lower case; undefined for all. */
  locations: z.optional(z.array(z.string().check(z.toLowerCase()))),
  secondFactor: z.optional(SecondFactor),
  /** See {@link isManager}. */
  manages: z.optional(z.boolean()),
});
const StoredAccounts = z.record(z.string(), Account);

export type Account = z.infer<typeof Account>;
export type Rights = Pick<Account, "locations" | "manages">;
type Accounts = Map<string, Account>;

// Validation drops the key "__proto__" of the accounts' file.
const ACCOUNT_NAME = /^(?!_)(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}.@_-]){1,64}$/u;

/** An account's name as a new one is compared with it: no two may differ in case, width or accents only. */
const spellingOf = (name: string) => fold(name.normalize("NFKC"));

/** Who changes accounts in the inbox, as they confirmed it. */
export interface Actor {
  name: string;
  /** See {@link credentialOf}. */
  credential: string;
  /** Called before the file is changed, with the account's name: nothing is changed if it fails. */
  record(changed: string): Promise<unknown> | undefined;
}

/** A draft that is older is of a process that has ended. The access log, which is written meanwhile, takes less. */
const STALE_MS = 60_000;

/** The draft of the file is its lock, too: only one process can create it. */
const openDraft = (draft: string) =>
  retry(
    async () => {
      const { mtimeMs = Number.POSITIVE_INFINITY } = (await stat(draft).catch(ifMissing)) ?? {};
      if (Date.now() - mtimeMs > STALE_MS) await rm(draft, { force: true });
      // Fails if the path exists: as root, a link would change another file.
      return open(draft, "wx", 0o600);
    },
    { retries: 100, delay: 50, shouldRetry: (error) => codeOf(error) === "EEXIST" },
  );

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? error.code : undefined;

/**
 * Changes an account of a file, one change after another; nothing is changed if one is refused.
 * @param by whose password and second factor must be those that were confirmed, and who must manage the others if the
 * account is not their own @throws RefusedError
 */
const changeAccounts = limitAsync(
  async (
    file: string,
    name: string,
    by: Actor | undefined,
    change: (accounts: Accounts) => void,
  ) => {
    const draft = `${file}.draft`;
    let handle: FileHandle | undefined;
    try {
      handle = await openDraft(draft);
      const accounts = await readAccounts(file);
      const actor = by && accounts.get(by.name);
      const isConfirmed = actor && credentialOf(actor) === by.credential;
      if (by && !(isConfirmed && (by.name === name || isManager(actor)))) {
        throw new RefusedError("Your account may no longer do this.");
      }
      const wasManaged = isManaged(accounts);
      change(accounts);
      if (wasManaged && !isManaged(accounts)) {
        throw new RefusedError(
          "No account would manage the others: add another one, and run make-manager for it first.",
        );
      }
      await by?.record(name);
      await writeDraft(handle, file, accounts);
      // Renamed when complete, so that the receiver never reads half a file.
      await rename(draft, file);
    } catch (error) {
      if (handle) await rm(draft, { force: true });
      if (!(error instanceof Error && "syscall" in error)) throw error;
      throw new RefusedError(`The accounts' file cannot be changed (${codeOf(error)}).`);
    } finally {
      await handle?.close();
    }
  },
  1,
);

/**
 * Adds an account or changes its password; rights that are not given stay. The first one manages the others.
 * @param by the account that adds it, which must manage the others @throws RefusedError
 */
export async function addAccount(
  file: string,
  name: string,
  password: string,
  { by, locations, manages, cost }: Rights & { by?: Actor; cost?: typeof COST } = {},
): Promise<void> {
  if (!ACCOUNT_NAME.test(name)) {
    throw new RefusedError(
      "An account's name has 1 to 64 letters, digits, dots, @, - or _, and begins with no underscore.",
      "name",
    );
  }
  const hashed = await hashPassword(password, name, cost);
  await changeAccounts(file, name, by, (accounts) => {
    const isSame = (other: string) => spellingOf(other) === spellingOf(name);
    const same = accounts.has(name) ? name : [...accounts.keys()].find(isSame);
    if (same !== undefined && (by || same !== name)) {
      throw new RefusedError(`There is already an account ${same}.`, "name");
    }
    const old = accounts.get(name) ?? { manages: accounts.size === 0 };
    accounts.set(name, {
      ...old,
      ...(locations && { locations }),
      manages: manages ?? (old.manages && !locations),
      password: hashed,
    });
  });
}

/** Changes an account, or removes it; one that somebody has just removed is not added again. @throws RefusedError */
const updateAccount = (file: string, name: string, change?: Partial<Account>, by?: Actor) =>
  changeAccounts(file, name, by, (accounts) => {
    const account = accounts.get(name);
    if (!account) throw new RefusedError(`There is no account ${name}.`);
    if (change) accounts.set(name, { ...account, ...change });
    else accounts.delete(name);
  });

/** @throws RefusedError */
export async function changePassword(file: string, by: Actor, password: string) {
  await updateAccount(file, by.name, { password: await hashPassword(password, by.name) }, by);
}

/** Lets an account see all locations and change other accounts. @throws RefusedError */
export const makeManager = (file: string, name: string) =>
  updateAccount(file, name, { locations: undefined, manages: true });

/** Whether it may change the accounts of others. */
export const isManager = ({ manages, locations }: Rights) => manages === true && !locations;
const isManaged = (accounts: Accounts) => [...accounts.values()].some(isManager);

/** Changes another account's rights, or removes it without them. @throws RefusedError */
export async function changeAccount(file: string, by: Actor, name: string, rights?: Rights) {
  if (by.name === name) throw new RefusedError("Another account has to change or remove your own.");
  await updateAccount(file, name, rights, by);
}

/** Gives an account a second factor, or another one if it has one. @throws RefusedError */
export async function addSecondFactor(
  file: string,
  name: string,
  secret = newSecret(),
  by?: Actor,
) {
  const { secondFactor, codes } = newSecondFactor(secret);
  await updateAccount(file, name, { secondFactor }, by);
  return { secret, link: totpLink(secret, name), codes };
}

/** Keeps owner and mode, so that the receiver can read the file. A new one that root writes gets the folder's owner. */
async function writeDraft(handle: FileHandle, file: string, accounts: Accounts): Promise<void> {
  const old = await stat(file).catch(ifMissing);
  const { uid, gid } = old ?? (await stat(dirname(file)));
  if (old || process.getuid?.() === 0) {
    await handle.chown(uid, gid).catch(() => {
      throw new RefusedError(
        `${file} belongs to another user: run this command as that user or root.`,
      );
    });
  }
  await handle.chmod(old ? old.mode & 0o777 : 0o600);
  await handle.writeFile(`${JSON.stringify(Object.fromEntries(accounts), null, 2)}\n`);
  await handle.sync();
}

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
  const isRight = stored !== undefined && (await isPassword(password, stored, isKnownDevice));
  return isRight ? account : undefined;
}

export class AccountsError extends Error {}

/** All accounts; none if there is no file yet. @throws AccountsError with a sentence */
export async function readAccounts(file: string): Promise<Accounts> {
  try {
    const text = await readFile(file, "utf8").catch(ifMissing);
    return new Map(Object.entries(StoredAccounts.parse(JSON.parse(text ?? "{}"))));
  } catch (error) {
    const message = `the accounts' file ${file} cannot be read or is not valid`;
    throw new AccountsError(message, { cause: error });
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** Changes with the password and the second factor, which ends the account's sessions. */
export const credentialOf = ({ password, secondFactor }: Account) =>
  hash("sha256", `${password}${secondFactor?.secret ?? ""}`);

/** What proves a sign-in on a device; it changes with the password. */
export const deviceToken = ({ password }: Account) => hash("sha256", `device ${password}`);
