import { expect, test } from "vitest";
import { EXAMPLE, testServer } from "./handler-fixture.ts";

test.each(["/dev/inbox/", "/dev/inbox/?format=json", "/f/slow-1/dev/inbox/?format=json"])(
  "%s is not cached, and not readable by other origins",
  async (path) => {
    const response = await testServer().ask(path, { headers: { Origin: "https://evil.example" } });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  },
);

test("the empty inbox leads to a practice’s form", async () => {
  const page = await (await testServer().ask("/dev/inbox/")).text();
  expect(page).toContain(`href="/practice/${EXAMPLE.slug}/#book">Open a sample form</a>`);
});
