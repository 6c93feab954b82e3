import { expect, test } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { addresses } from "../../../src/tasks/dev/addresses.ts";

const origin = "http://localhost:5173";

test("the addresses name the home page, a practice page, an endpoint with its id, the preview and the inbox", () => {
  const [first] = EXAMPLES;
  const text = addresses(origin, EXAMPLES);
  expect(text).toContain(`${origin}/\n`);
  expect(text).toContain(`${origin}/practice/${first?.slug}/`);
  expect(text).toContain(`${origin}/api/v1/location/${first?.record.id}/public-detail/`);
  expect(text).toContain(`${origin}/preview/`);
  expect(text).toContain(`${origin}/dev/inbox/`);
});

test("without an example the other addresses are still said", () => {
  expect(addresses(origin, [])).not.toContain("undefined");
});
