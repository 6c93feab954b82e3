import { expect, onTestFinished, test, vi } from "vitest";
import { networkOf, rateLimit } from "../../../src/receiver/intake/rate-limit.ts";

test("allows a number of events per key and minute", () => {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const limit = rateLimit(2);
  expect([1, 2, 3].map(() => limit("a"))).toEqual([0, 0, 60]);
  expect(limit("b")).toBe(0);
  now = 59_500;
  expect(limit("a")).toBe(1);
  now = 60_000;
  expect(limit("a")).toBe(0);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001::1", "2001:db8:1:0"],
  ["::1", "0:0:0:0"],
  ["203.0.113.8:50001", "203.0.113.8"],
  ["[2001:db8::1]:443", "2001:db8:0:0"],
  ["[2001:db8::1]", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ['"[fe80::1%25eth0]:443"', "fe80:0:0:0"],
  ["[::ffff:203.0.113.8]:50001", "203.0.113.8"],
  ["::FFFF:cb00:7108", "203.0.113.8"],
  ['for="[2001:db8::1]:4711";proto=https', "2001:db8:0:0"],
  ["by=203.0.113.43; For=192.0.2.60:1", "192.0.2.60"],
  ["for=unknown", "unknown"],
  ["for=_hidden", "unknown"],
  ["client-1", "unknown"],
  ["client-2:50001", "unknown"],
  ["", "unknown"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
