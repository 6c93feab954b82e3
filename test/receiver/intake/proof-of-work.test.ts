import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, onTestFinished, test, vi } from "vitest";
import { proofOfWork } from "../../../src/receiver/intake/proof-of-work.ts";
import { sql } from "../../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { ownFolder, ownReceiver } from "../own-receiver.ts";

const SECRET = "a secret of at least 32 characters";
const ID = "9a55b2a4-6a37-4a6f-a3a5-0f6f4f1c2b55";

const encode = (payload: unknown) => btoa(JSON.stringify(payload));
const solve = async (challenge: Challenge) => ({
  challenge,
  solution: await solveChallenge({ challenge, deriveKey }),
});

test("a solution counts for one request, in all processes with the secret, for ten minutes", async () => {
  const proof = proofOfWork(SECRET);
  const altcha = encode(await solve(await proof.challenge(ID)));
  expect(await proof.isSolvedIn({ altcha }, ID)).toBe(true);
  expect(await proofOfWork(SECRET).isSolvedIn({ altcha }, ID)).toBe(true);
  expect(await proof.isSolvedIn({ altcha }, crypto.randomUUID())).toBe(false);
  expect(await proofOfWork(`other ${SECRET}`).isSolvedIn({ altcha }, ID)).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await proof.isSolvedIn({ altcha }, ID)).toBe(false);
});

test("a forged challenge or solution does not count", async () => {
  const proof = proofOfWork(SECRET);
  const { challenge, solution } = await solve(await proof.challenge(ID));
  const { parameters, signature } = challenge;
  const withParameters = (over: object) => ({
    challenge: { parameters: { ...parameters, ...over }, signature },
    solution,
  });
  const easy = await proofOfWork("a secret that only the attacker knows").challenge(ID);
  const forged = [
    withParameters({ expiresAt: (parameters.expiresAt ?? 0) + 1 }),
    withParameters({ keySignature: undefined }),
    withParameters({ cost: 1 }),
    {
      challenge,
      solution: { ...solution, derivedKey: `${parameters.keyPrefix}${"0".repeat(32)}` },
    },
    { challenge, solution: null },
    { challenge: { parameters }, solution },
    await solve(easy),
  ];
  for (const payload of forged) {
    expect(await proof.isSolvedIn({ altcha: encode(payload) }, ID)).toBe(false);
  }
});

test.each([
  ["nothing", {}],
  ["null", null],
  ["a number", { altcha: 7 }],
  ["not base64", { altcha: "%%%" }],
  ["not JSON", { altcha: btoa("{") }],
  ["a deep object", { altcha: btoa('{"a":'.repeat(300)) }],
  ["a long text", { altcha: "e".repeat(50_000) }],
])("%s is not a solution, and no error", async (_name, body) => {
  expect(await proofOfWork(SECRET).isSolvedIn(body, ID)).toBe(false);
});

/** A receiver that takes one request a minute for a location, and one marked one, without a proof. */
async function setup() {
  const folder = ownFolder();
  const args = ["--max-per-location", "1", "--proof-of-work", SECRET];
  const receiver = await ownReceiver(args, folder);
  const database = openSqlite(folder.file("booking-requests.sqlite"));
  onTestFinished(() => database.close());
  return {
    receiver,
    stored: () => database.run(sql`SELECT id, suspicion FROM booking_requests ORDER BY rowid`),
  };
}

test("above a limit, a request is not stored without a proof, and not marked with one", async () => {
  const { receiver, stored } = await setup();
  const [first, second] = [bookingRequest(), bookingRequest()];
  expect((await receiver.post(first)).status).toBe(201);
  const refused = await receiver.post(second);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, null]);
  const { altcha: challenge, errors } = await refused.json();
  expect(errors).toEqual({ request: [expect.any(String)] });
  expect(await stored()).toHaveLength(1);

  const altcha = encode(await solve(challenge));
  expect((await receiver.post({ ...bookingRequest(), altcha })).status).toBe(429);
  const accepted = await receiver.post({ ...second, altcha });
  expect(accepted.status).toBe(201);
  // As the form does if it did not get the response.
  const repeated = await receiver.post({ ...second, altcha });
  expect([repeated.status, await repeated.json()]).toEqual([201, await accepted.json()]);
  expect(await stored()).toEqual([first, second].map(({ id }) => ({ id, suspicion: null })));
});

test("what no browser sends is marked without a proof up to the limit, and also with one", async () => {
  const { receiver, stored } = await setup();
  const marked = (over: object = {}) => ({ ...bookingRequest(), seconds_on_page: 0, ...over });
  expect((await receiver.post(marked())).status).toBe(201);
  const request = marked();
  const refused = await receiver.post(request);
  expect(refused.status).toBe(429);
  const altcha = encode(await solve((await refused.json()).altcha));
  expect((await receiver.post({ ...request, altcha })).status).toBe(201);
  const suspicion = "The form was sent within 3 seconds after the page was opened.";
  expect((await stored()).map((row) => row.suspicion)).toEqual([suspicion, suspicion]);
});
