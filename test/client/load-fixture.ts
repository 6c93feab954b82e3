import { loadLocation } from "../../src/client/load-location.ts";
import type { Fetch } from "../../src/client/read-body.ts";
import { EXAMPLE, LOCATION_ID, ORIGIN } from "../server/handler-fixture.ts";
import { untilSettled } from "./fake-clock.ts";
import { fakeNetwork, loadFallback, responses } from "./fake-network.ts";

export const signal = new AbortController().signal;
export const load = (fetch: Fetch, base = ORIGIN, id = LOCATION_ID) =>
  untilSettled(loadLocation(base, id, { signal, fetch }, loadFallback));
export const loadWith = (...all: Parameters<typeof responses>) =>
  load(fakeNetwork(responses(...all)).fetch);

/** The result for the example. */
export const LOADED = { ok: true, record: EXAMPLE.record, problems: [] };

/** A response body with the example, changed. */
export const envelope = (overrides: object, data: object = {}) =>
  JSON.stringify({
    code: 200,
    message: "",
    success: true,
    data: { ...EXAMPLE.record, ...data },
    errors: null,
    ...overrides,
  });
