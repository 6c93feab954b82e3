import { expect, test } from "vitest";
import { postalAddress } from "../../../src/form/branding/postal-address.ts";
import { recordOf } from "../../example-record.ts";

const record = recordOf("observed-defaults");

const EMPTY = { streetAddress: "", city: "", state: "", postalCode: "" };

test.each([
  [{}, "14 Heron Lane, Larkmere, OR\u00a097000"],
  [{ state: "" }, "14 Heron Lane, Larkmere, 97000"],
  [{ postalCode: "" }, "14 Heron Lane, Larkmere, OR"],
  [{ streetAddress: " ", city: "" }, "OR\u00a097000"],
  [{ ...EMPTY, city: " Larkmere " }, "Larkmere"],
  [{ ...EMPTY, state: " OR ", postalCode: " 97000 " }, "OR\u00a097000"],
  [EMPTY, ""],
  [{ is_virtual: true }, ""],
])("with %j the address is %j", (overrides, address) => {
  expect(postalAddress({ ...record, ...overrides })).toBe(address);
});
