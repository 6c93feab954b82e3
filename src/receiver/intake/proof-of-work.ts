import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";

export type ProofOfWork = ReturnType<typeof proofOfWork>;

// A second or two on a phone. One step of the work, a millisecond, is what a challenge costs the server.
const WORK = { algorithm: "PBKDF2/SHA-256", cost: 2000 };
const [MIN_STEPS, MAX_STEPS] = [250, 750];
const EXPIRES_MS = 10 * 60_000;
// More than twice what a solution has.
const MAX_LENGTH = 2000;

const Body = z.object({ altcha: z.string().check(z.maxLength(MAX_LENGTH)) });

/** Everything in the challenge, because a signature is of all of it. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      cost: z.number(),
      data: z.object({ id: z.string() }),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Asks a client for work that costs little once, and much thousands of times (ALTCHA's scheme).
 * @param secret signs challenges; the same in all processes
 */
export function proofOfWork(secret: string) {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `derived key ${secret}` };
  return {
    /** @param id the request's; the solution counts for no other request */
    challenge: (id: string): Promise<Challenge> =>
      createChallenge({
        ...WORK,
        counter: randomInt(MAX_STEPS, MIN_STEPS),
        expiresAt: new Date(Date.now() + EXPIRES_MS),
        data: { id },
        deriveKey,
        ...secrets,
      }),
    /** Whether the body has a solution that counts for this request. */
    async isSolvedIn(body: unknown, id: string): Promise<boolean> {
      try {
        const { challenge, solution } = Payload.parse(JSON.parse(atob(Body.parse(body).altcha)));
        if (challenge.parameters.data.id !== id) return false;
        return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
      } catch {
        return false;
      }
    },
  };
}
