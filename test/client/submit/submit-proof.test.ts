import { expect, test, vi } from "vitest";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { useFakeClock } from "../fake-clock.ts";
import { fakeNetwork, responses } from "../fake-network.ts";
import { submit } from "./submit-fixture.ts";

useFakeClock();

const CHALLENGE = { parameters: { nonce: "00" }, signature: "00" };
const CHALLENGED = [429, JSON.stringify({ errors: {}, altcha: CHALLENGE })] as const;

async function submitSolving(
  all: Parameters<typeof responses>,
  solve: (challenge: unknown, signal: AbortSignal) => Promise<string>,
) {
  const request = bookingRequest();
  const respond = responses(...all);
  const sent: unknown[] = [];
  const { fetch } = fakeNetwork(async (received) => {
    sent.push(await received.json());
    return respond();
  });
  const { value, ms } = await submit(request, { fetch, solve });
  return { outcome: value, request, sent, ms };
}

test("after a challenge, the same request is sent at once with the solution", async () => {
  const solve = vi.fn(async () => "solution");
  const { outcome, request, sent, ms } = await submitSolving([[...CHALLENGED], [201]], solve);
  expect(outcome).toEqual({ kind: "accepted" });
  expect(solve.mock.calls).toEqual([[CHALLENGE, expect.any(AbortSignal)]]);
  expect(sent).toEqual([request, { ...request, altcha: "solution" }]);
  expect(ms).toBe(0);
});

test("without a challenge nothing is solved, also if another status or a 2xx has one", async () => {
  const solve = vi.fn(async () => "solution");
  const [, body] = CHALLENGED;
  for (const status of [201, 403, 422, 500]) await submitSolving([[status, body]], solve);
  await submitSolving([[429], [201]], solve);
  expect(solve).not.toHaveBeenCalled();
});

test("the receiver is busy if there is no solution, or not in a minute", async () => {
  const failed = await submitSolving([[...CHALLENGED]], () => Promise.reject(new Error("no")));
  expect([failed.outcome, failed.sent.length]).toEqual([{ kind: "busy" }, 1]);
  const late = await submitSolving([[...CHALLENGED]], () => new Promise(() => {}));
  expect([late.outcome, late.sent.length, late.ms]).toEqual([{ kind: "busy" }, 1, 60_000]);
});

test("a second challenge means that the receiver is busy, and a later failure counts as always", async () => {
  const solve = async () => "solution";
  const refused = await submitSolving([[...CHALLENGED]], solve);
  expect([refused.outcome, refused.sent.length]).toEqual([{ kind: "busy" }, 2]);
  const failed = await submitSolving([[...CHALLENGED], [500]], solve);
  expect([failed.outcome, failed.sent.length]).toEqual([{ kind: "unknown" }, 2]);
});
