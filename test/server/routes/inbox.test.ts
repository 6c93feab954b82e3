import { expect, test } from "vitest";
import { bookingRequest, EXAMPLE, PAYLOAD, testServer } from "../handler-fixture.ts";

test("a request is taken, answered with its id and time, and shown newest first", async () => {
  const { post, received } = testServer();
  const [first, second] = [bookingRequest(), bookingRequest()];
  const response = await post(first);
  expect(response.status).toBe(201);
  const { id, received_at } = await response.json();
  expect(id).toBe(first.id);
  expect(new Date(received_at).toISOString()).toBe(received_at);
  await post(second);
  expect((await received()).map(({ request }) => request)).toEqual([second, first]);
});

test("the same request again gets the same answer, whatever the order of its keys", async () => {
  const { post, received } = testServer();
  const request = bookingRequest();
  const answer = async (body: unknown) => {
    const response = await post(body);
    return { status: response.status, body: await response.text() };
  };
  const first = await answer(request);
  const reversed = Object.fromEntries(Object.entries(request).reverse());
  expect(await answer(request)).toEqual(first);
  expect(await answer(reversed)).toEqual(first);
  expect(await answer({ ...request, id: request.id.toUpperCase() })).toEqual(first);
  expect(await received()).toHaveLength(1);
});

test("the same id with another content is refused, and the first one stays", async () => {
  const { post, received } = testServer();
  const request = bookingRequest();
  await post(request);
  const response = await post({ ...request, patient: { ...request.patient, lastName: "Other" } });
  expect(response.status).toBe(409);
  expect((await response.json()).errors.id).toHaveLength(1);
  expect((await received()).map((one) => one.request)).toEqual([request]);
});

test("twins that arrive together become one row and get one answer", async () => {
  const { post, received } = testServer();
  const request = bookingRequest();
  const responses = await Promise.all(Array.from({ length: 20 }, () => post(request)));
  const answers = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers).size).toBe(1);
  expect(await received()).toHaveLength(1);
});

test("unknown keys are dropped", async () => {
  const { post, received } = testServer();
  const request = bookingRequest();
  await post(JSON.stringify({ ...request, extra: 1 }).replace("{", '{"__proto__":{"x":1},'));
  expect((await received())[0]?.request).toEqual(request);
});

test.each([
  ["phone", { patient: { phone: "555" } }],
  ["dob", { patient: { dob: "2023-02-29" } }],
  ["email", { patient: { email: "a@b" } }],
  ["firstName", { patient: { firstName: "" } }],
  ["lastName", { patient: { lastName: "x".repeat(101) } }],
  ["additionalDetails", { patient: { additionalDetails: 7 } }],
  ["patient", { patient: null }],
  ["version", { version: 2 }],
  ["id", { id: "1" }],
  ["created_at", { created_at: "yesterday" }],
  ["screener.answer", { screener: { question: "?", answer: "maybe", action: "allow" } }],
  ["source.campaign.utm_source", { source: { page: "", campaign: { utm_source: 1 } } }],
])("a fault in %s is told under that name, in a sentence", async (name, over) => {
  const { post, received } = testServer();
  const response = await post({ ...bookingRequest(), ...over });
  expect(response.status).toBe(422);
  const { errors } = await response.json();
  expect(Object.keys(errors)).toEqual([name]);
  for (const sentence of errors[name]) expect(sentence).toMatch(/^[A-Z][^\n]{8,}\.$/);
  expect(await received()).toEqual([]);
});

test.each(["null", "[]", "7", '"x"', "{}"])("%s is no booking request", async (body) => {
  const response = await testServer().post(body);
  expect(response.status).toBe(422);
});

test.each(["", "{", "<html>", "undefined"])("%j is no JSON", async (body) => {
  const response = await testServer().post(body);
  expect(response.status).toBe(400);
  expect((await response.json()).errors.request).toHaveLength(1);
});

test("bytes that are no UTF-8 are refused", async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(bookingRequest()));
  bytes[20] = 0xff;
  expect((await testServer().post("", "", { body: bytes })).status).toBe(400);
});

test("a body beyond 1 MB is refused, with its length told or not", async () => {
  const { post } = testServer();
  const text = JSON.stringify({ pad: "x".repeat(1_000_001) });
  const told = await post(text, "", { headers: { "Content-Length": String(text.length) } });
  expect(told.status).toBe(413);
  expect((await post(text)).status).toBe(413);
});

test("every origin may send, with an idempotency key, and read the answer", async () => {
  const { ask, post } = testServer();
  const Origin = "https://practice.example";
  const preflight = await ask("/dev/booking-requests/", {
    method: "OPTIONS",
    headers: { Origin, "Access-Control-Request-Method": "POST" },
  });
  expect(preflight.ok).toBe(true);
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(preflight.headers.get("Access-Control-Allow-Methods")).toContain("POST");
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe(
    "content-type, idempotency-key",
  );
  for (const body of [bookingRequest(), "{", {}]) {
    const response = await post(body, "", { headers: { Origin } });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  }
});

test("a request is only taken by POST", async () => {
  const response = await testServer().ask("/dev/booking-requests/");
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("OPTIONS, POST");
});

test.each(["/dev/inbox/", "/dev/inbox/?format=json"])(
  "%s is in no cache and for no other origin",
  async (path) => {
    const response = await testServer().ask(path, { headers: { Origin: "https://evil.example" } });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  },
);

test("the empty inbox says how to get a request", async () => {
  const page = await (await testServer().ask("/dev/inbox/")).text();
  expect(page).toContain(`href="/practice/${EXAMPLE.slug}/"`);
});

test("a request is readable in the page: labels, the practice's name, its own time zone", async () => {
  const { ask, post } = testServer();
  await post(
    bookingRequest({
      screener: { question: "Are you in pain?", answer: "no", action: "allow" },
      appointment_type: "New patient exam",
      provider: 7,
      source: { page: "https://practice.example/visit", campaign: { utm_source: "letter" } },
    }),
  );
  const page = await (await ask("/dev/inbox/")).text();
  const texts = [
    "First name",
    "Ada Quill",
    "Date of birth",
    "Are you in pain?",
    "New patient exam",
  ];
  for (const text of [...texts, EXAMPLE.record.name, "Europe/Lisbon", "letter"]) {
    expect(page).toContain(text);
  }
});

test("nothing that a stranger sends becomes markup", async () => {
  const { ask, post } = testServer();
  const response = await post(
    bookingRequest({
      location_id: "00000000-0000-4000-8000-000000000000",
      time_zone: PAYLOAD,
      patient: {
        firstName: PAYLOAD,
        lastName: PAYLOAD,
        insurance: PAYLOAD,
        additionalDetails: PAYLOAD,
      },
      screener: { question: PAYLOAD, answer: "yes", action: PAYLOAD },
      appointment_type: PAYLOAD,
      provider: PAYLOAD,
      source: { page: PAYLOAD, campaign: { [PAYLOAD]: PAYLOAD } },
    }),
  );
  expect(response.status).toBe(201);
  const page = await (await ask("/dev/inbox/")).text();
  expect(page).toContain("&lt;img src=x");
  expect(page).not.toMatch(/<img|<script|<\/title><\/style>/);
});

test("the page shows at most a hundred and says that there are more", async () => {
  const { ask, requests } = testServer();
  for (let count = 0; count < 101; count += 1) await requests.keep(bookingRequest());
  const page = await (await ask("/dev/inbox/")).text();
  expect(page.match(/<article/g)).toHaveLength(100);
  expect(page).toContain("Older ones are not shown.");
});
