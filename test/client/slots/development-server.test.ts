import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { recordOf } from "../../example-record.ts";
import { ORIGIN } from "../../server/handler-fixture.ts";
import { serverNetwork } from "../fake-network.ts";
import { load, NOW, QUERY } from "./source-fixture.ts";

const locationId = recordOf("times").id;
const SEARCH = `${ORIGIN}/fhir/Slot?schedule.actor=Location/${locationId}`;
const now = () => Date.now();

// Otherwise a time may pass between two searches, and the server offers only times soon after today.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterAll(() => void vi.useRealTimers());

const nextWeek = (over: object = {}) => ({
  ...QUERY,
  from: new Date(now()).toISOString(),
  to: new Date(now() + 7 * 86_400_000).toISOString(),
  ...over,
});

test.each([
  [{}],
  [{ appointmentType: "LIMITED" }],
  [{ appointmentType: "RECALL", provider: "prov-minton" }],
])("the search, by GET and by POST, offers the same times for %j", async (choice) => {
  const query = nextWeek(choice);
  const network = serverNetwork();
  const options = { query, now };
  const found = await load(network, { ...options, url: SEARCH });
  expect(found.problems).toEqual([]);
  expect(found.ids?.length).toBeGreaterThan(20);
  const posted = await load(network, { ...options, url: SEARCH.replace("?", "/_search?") });
  expect(posted).toEqual(found);
});

test("four weeks are read from several pages, without a problem", async () => {
  const network = serverNetwork();
  const { ids, problems } = await load(network, { url: SEARCH });
  expect(problems).toEqual([]);
  expect(ids?.length).toBeGreaterThan(200);
  expect(network.sentRequests.length).toBeGreaterThan(1);
  expect(NOW).toBe(Date.parse(QUERY.from));
});
