import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { limitAsync } from "es-toolkit";

const MIN_LENGTH = 12;
const MAX_LENGTH = 200;

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** Of 0 to 4: 10^8 guesses, which zxcvbn calls safe from attacks that the server slows down. */
const MIN_SCORE = 3;

/** What is wrong with what somebody has entered, as a sentence. */
export class RefusedError extends Error {
  /** The field that is wrong; undefined if no single field is wrong. */
  readonly field: "name" | "password" | "code" | "own" | undefined;

  constructor(message: string, field?: RefusedError["field"]) {
    super(message);
    this.field = field;
  }
}

// OWASP's recommendation for scrypt with 32 MB of memory.
export const COST = { N: 32_768, r: 8, p: 3 };
const HASH_BYTES = 32;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

// Node refuses parameters that need more than 32 MB by default.
const scryptOptions = (N: number, r: number, p: number) => ({ N, r, p, maxmem: 256 * N * r });

/** Returns `scrypt$32768$8$3$<salt>$<hash>`. @throws RefusedError if the password is easy to guess */
export async function hashPassword(password: string, account: string, { N, r, p } = COST) {
  const { length } = password;
  const weakness =
    length < MIN_LENGTH || length > MAX_LENGTH
      ? `A password has ${MIN_LENGTH} to ${MAX_LENGTH} characters; this one has ${length}.`
      : strength.check(password, [account, ...account.split(/[.@_-]/)]).score < MIN_SCORE &&
        "This password is easy to guess. Take several words that do not belong together.";
  if (weakness) throw new RefusedError(weakness, "password");
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

/** Whether it is the password of a hash. @throws BusyError */
export const isPassword = (password: string, stored: string, isKnownDevice: boolean) =>
  (isKnownDevice ? ofDevices : ofOthers)(password.slice(0, MAX_LENGTH + 1), stored);
