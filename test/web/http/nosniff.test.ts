import { expect, test } from "vitest";
import { bookingRequest, DETAIL, testServer } from "../../server/handler-fixture.ts";

test.each([
  DETAIL,
  DETAIL.replace(/[0-9a-f]{8}/, "00000000"),
  `${DETAIL}?format=xml`,
  "/openapi.json",
  "/dev/inbox/?format=json",
  "/dev/records/",
  "/preview/server.json",
  "/dev/booking-requests/",
  `/f/500${DETAIL}`,
  "/f/nothing/",
])("the JSON at %s is sent with nosniff", async (path) => {
  const response = await testServer().ask(path);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("responses to booking requests are sent with nosniff", async () => {
  for (const body of [bookingRequest(), "{", {}]) {
    const response = await testServer().post(body);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});
