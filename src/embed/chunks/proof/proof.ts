/** Solves a receiver's challenge (ALTCHA's proof of work), which it sends while it gets too many requests. */
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { type Json, stringifySafely } from "../../../client/stringify-safely.ts";

// Browsers derive keys in separate threads.
const SIMULTANEOUS = 4;

/**
 * The solution, as a form field of ALTCHA has it. Rejects if the challenge is not valid, or on a page
 * without HTTPS, where browsers have no `crypto.subtle`.
 */
export async function solve(challenge: unknown, signal: AbortSignal): Promise<string> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener("abort", stop);
  const search = async (counterStart: number) => {
    const solution = await solveChallenge({
      challenge: challenge as Challenge,
      counterStart,
      counterStep: SIMULTANEOUS,
      controller,
      deriveKey,
    });
    if (!solution) throw new Error("There is no solution.");
    return solution;
  };
  const searches = Array.from({ length: SIMULTANEOUS }, (_, start) => search(start));
  try {
    const solution = await Promise.any(searches);
    return btoa(stringifySafely({ challenge: challenge as Json, solution: { ...solution } }));
  } finally {
    stop();
    signal.removeEventListener("abort", stop);
  }
}
