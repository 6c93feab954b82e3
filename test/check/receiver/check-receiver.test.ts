import { expect, test } from "vitest";
import { checkReceiver } from "../../../src/check/receiver/check-receiver.ts";
import { LOCATION_ID, PAGE_ORIGIN } from "../../server/handler-fixture.ts";
import { realServer } from "../../server/real-server.ts";

test("the development server passes every rule", async () => {
  const { origin } = await realServer();
  const target = {
    url: `${origin}/dev/booking-requests/`,
    origin: PAGE_ORIGIN,
    locationId: LOCATION_ID,
    idempotencyHeader: true,
  };
  const { rules, stored } = await checkReceiver(target, { timeoutMs: 10_000 });
  expect(rules.filter(({ outcome }) => outcome !== "pass")).toEqual([]);
  expect(stored.length).toBeGreaterThan(4);
});
