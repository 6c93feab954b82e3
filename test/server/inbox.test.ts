import { expect, test } from "vitest";
import { bookingRequest, EXAMPLE, testServer } from "./handler-fixture.ts";

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

test("the JSON has the newest requests first", async () => {
  const { post, received } = testServer();
  const requests = [bookingRequest(), bookingRequest(), bookingRequest()];
  for (const request of requests) expect((await post(request)).status).toBe(201);
  expect((await received()).map(({ request }) => request.id)).toEqual(
    requests.map(({ id }) => id).reverse(),
  );
});
