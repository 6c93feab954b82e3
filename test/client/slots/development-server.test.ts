import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { recordOf } from "../../example-record.ts";
import { ORIGIN } from "../../server/handler-fixture.ts";
import { serverNetwork } from "../fake-network.ts";
import { load, NOW, QUERY } from "./source-fixture.ts";

const locationId = recordOf("times").id;
const SEARCH = `${ORIGIN}/fhir/Slot?schedule.actor=Location/${locationId}`;

// Otherwise a time may pass between two searches, and the server offers only times soon after today.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterAll(() => void vi.useRealTimers());

test.each([
  [{}],
  [{ appointmentType: "LIMITED" }],
  [{ appointmentType: "RECALL", provider: "prov-minton" }],
])("the search, by GET and by POST, offers the same times for %j", async (choice) => {
  const query = { ...QUERY, to: "2026-11-29T08:00:00Z", ...choice };
  const network = serverNetwork();
  const found = await load(network, { query, url: SEARCH });
  expect(found.problems).toEqual([]);
  expect(found.ids?.length).toBeGreaterThan(20);
  const posted = await load(network, { query, url: SEARCH.replace("?", "/_search?") });
  expect(posted).toEqual(found);
});
