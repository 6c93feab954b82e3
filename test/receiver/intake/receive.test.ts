import { expect, test } from "vitest";
import { bookingRequest, preflight, testServer } from "../../server/handler-fixture.ts";

test("accepts a request, returns its id and time, and lists it first", async () => {
  const { post, received } = testServer();
  const [first, second] = [bookingRequest(), bookingRequest()];
  const headers = { "Content-Type": "Application/JSON ; charset=utf-8" };
  const response = await post(first, "", { headers });
  expect(response.status).toBe(201);
  const { id, received_at } = await response.json();
  expect(id).toBe(first.id);
  expect(new Date(received_at).toISOString()).toBe(received_at);
  await post(second);
  expect((await received()).map(({ request }) => request)).toEqual([second, first]);
});

test("a duplicate gets the same response, regardless of key order", async () => {
  const { post, received } = testServer();
  const request = bookingRequest();
  const send = async (body: unknown) => {
    const response = await post(body);
    return { status: response.status, body: await response.text() };
  };
  const first = await send(request);
  const reversed = Object.fromEntries(Object.entries(request).reverse());
  expect(await send(request)).toEqual(first);
  expect(await send(reversed)).toEqual(first);
  expect(await send({ ...request, id: request.id.toUpperCase() })).toEqual(first);
  expect(await received()).toHaveLength(1);
});

test("rejects the same id with different content, and keeps the first", async () => {
  const { post, received } = testServer();
  const request = bookingRequest();
  await post(request);
  const response = await post({ ...request, patient: { ...request.patient, lastName: "Other" } });
  expect(response.status).toBe(409);
  expect((await response.json()).errors.id).toHaveLength(1);
  expect((await received()).map((item) => item.request)).toEqual([request]);
});

test("a request with answers to own questions is acknowledged with them", async () => {
  const { post, received } = testServer();
  const answers = { source: { label: "How?", answer: "So" } };
  expect(await (await post({ ...bookingRequest(), answers })).json()).toHaveProperty(
    "answers",
    true,
  );
  expect((await received())[0]?.request.answers).toEqual(answers);
  expect(await (await post(bookingRequest())).json()).not.toHaveProperty("answers");
});

test("drops unknown keys", async () => {
  const { post, received } = testServer();
  const request = bookingRequest();
  await post(JSON.stringify({ ...request, extra: 1 }).replace("{", '{"__proto__":{"x":1},'));
  expect((await received())[0]?.request).toEqual(request);
});

// Which requests are valid is in test/contract/booking-request.
test("errors are reported by name, in a sentence, and nothing is stored", async () => {
  const { post, received } = testServer();
  const response = await post({ ...bookingRequest(), patient: { phone: "555" } });
  expect(response.status).toBe(422);
  const { errors } = await response.json();
  expect(Object.keys(errors)).toEqual(["phone"]);
  for (const sentence of errors.phone) expect(sentence).toMatch(/^[A-Z][^\n]{8,}\.$/);
  expect(await received()).toEqual([]);
});

test("rejects invalid UTF-8", async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(bookingRequest()));
  bytes[20] = 0xff;
  expect((await testServer().post("", "", { body: bytes })).status).toBe(400);
});

// What every receiver must do is in test/check/receiver-rules.
test("a page may send an idempotency key", async () => {
  const { headers } = await testServer().ask("/dev/booking-requests/", preflight("POST"));
  expect(headers.get("Access-Control-Allow-Headers")).toBe("content-type, idempotency-key");
});

test("accepts the longest answers", async () => {
  const family = "👨‍👩‍👧‍👦";
  const [firstName, lastName] = [family.repeat(100), family.repeat(100)];
  const [insurance, additionalDetails] = [family.repeat(200), family.repeat(1000)];
  const request = bookingRequest({
    patient: { firstName, lastName, insurance, additionalDetails },
    screener: { question: "x".repeat(5001), answer: "yes", action: "allow" },
    source: { page: `https://practice.example/${"x".repeat(2000)}`, campaign: {} },
  });
  expect((await testServer().post(request)).status).toBe(201);
});

test.each([
  "",
  "text/plain; application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=application/json",
  "application/jsonp",
  "application/json, text/plain",
])("rejects a body of the type %j, which needs no preflight", async (type) => {
  const { post, received } = testServer();
  const response = await post(bookingRequest(), "", { headers: { "Content-Type": type } });
  expect(response.status).toBe(415);
  expect((await response.json()).errors.request).toHaveLength(1);
  expect(await received()).toEqual([]);
});
