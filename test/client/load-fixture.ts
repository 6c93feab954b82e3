import { expect } from "vitest";
import type { Fetch } from "../../src/client/fetch.ts";
import { isRetryable, type LoadFailure, loadLocation } from "../../src/client/load-location.ts";
import { EXAMPLE, LOCATION_ID, ORIGIN } from "../server/handler-fixture.ts";
import { untilSettled } from "./fake-clock.ts";
import { fakeNetwork, loadFallback, responses } from "./fake-network.ts";

export const signal = new AbortController().signal;
export const load = (fetch: Fetch, base = ORIGIN, id = LOCATION_ID) =>
  untilSettled(loadLocation(base, id, { signal, fetch }, loadFallback));

export async function loadFrom(
  { fetch, sentRequests }: ReturnType<typeof fakeNetwork>,
  base?: string,
) {
  const { value, ms } = await load(fetch, base);
  return { value, ms, attempts: sentRequests.length };
}

export const loadWith = (...all: Parameters<typeof responses>) =>
  loadFrom(fakeNetwork(responses(...all)));

export const failure = (reason: LoadFailure, mayRetry: boolean, attempts = 1, status?: number) => {
  expect(isRetryable(reason)).toBe(mayRetry);
  const value = expect.objectContaining({ failure: reason, ...(status && { status }) });
  return { value, attempts, ms: expect.any(Number) };
};

export const LOADED = { ok: true, record: EXAMPLE.record, problems: [], date: expect.any(Number) };

export const envelope = (overrides: object, data: object = {}) =>
  JSON.stringify({
    code: 200,
    message: "",
    success: true,
    data: { ...EXAMPLE.record, ...data },
    errors: null,
    ...overrides,
  });
