import { expect, test } from "vitest";
import { postalAddress } from "../../src/branding/postal-address.ts";
import { exampleBySlug } from "../../src/examples/index.ts";

const record = (over: object) => {
  const [base] = [exampleBySlug("observed-defaults")?.record];
  if (!base) throw new Error("There is no such example.");
  return { ...base, ...over };
};
const nowhere = { streetAddress: "", city: "", state: "", postalCode: "" };

test.each([
  [{}, "14 Heron Lane, Larkmere, OR 97000"],
  [{ state: "" }, "14 Heron Lane, Larkmere, 97000"],
  [{ postalCode: "" }, "14 Heron Lane, Larkmere, OR"],
  [{ streetAddress: " ", city: "" }, "OR 97000"],
  [{ ...nowhere, city: " Larkmere " }, "Larkmere"],
  [nowhere, ""],
  [{ is_virtual: true }, ""],
])("the parts that are there stand on one line: %j is %j", (over, address) => {
  expect(postalAddress(record(over))).toBe(address);
});
