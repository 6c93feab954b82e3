import { expect, test } from "vitest";
import { SuccessEnvelope } from "../../../src/contract/location-record/envelope.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { wireJson } from "../../../src/server/http/envelope.ts";
import { DETAIL, LOCATION_ID, testServer } from "../handler-fixture.ts";

// What the service's framework does is in ../service.test.ts.
const { app, ask } = testServer({ bare: true });
const withId = (id: string) => DETAIL.replace(LOCATION_ID, id);

test.each(EXAMPLES)("$slug is returned completely, in the envelope", async ({ record }) => {
  const response = await ask(withId(record.id));
  const body = await response.json();
  expect(response.status).toBe(200);
  expect(SuccessEnvelope.safeParse(body).error).toBeUndefined();
  expect(body).toEqual({ code: 200, message: "", success: true, data: record, errors: null });
});

test("logo URLs of this server have the origin of the request", async () => {
  const branded = EXAMPLES.find(({ slug }) => slug === "branded");
  const path = withId(branded?.record.id ?? "");
  const { data } = await (await app.request(`http://127.0.0.1:4000${path}`)).json();
  const { header_logo_url } = data.web_scheduler_config.branding;
  expect(header_logo_url).toMatch(/^http:\/\/127\.0\.0\.1:4000\//);
});

test("line separators are escaped in JSON", () => {
  expect(wireJson("a\u2028b\u2029é")).toBe('"a\\u2028b\\u2029é"');
});

test.each(["00000000-0000-4000-8000-000000000000", "nope"])(
  "the error for the id %s is about the id",
  async (id) => {
    const { message, errors } = await (await ask(withId(id))).json();
    expect(message).not.toBe("");
    expect(errors.location_id).toHaveLength(1);
  },
);

test.each([LOCATION_ID.toUpperCase(), `urn:uuid:${LOCATION_ID}`])("finds the id %s", async (id) => {
  expect((await (await ask(withId(id))).json()).data.id).toBe(LOCATION_ID);
});

test("the redirect keeps the fault prefix", async () => {
  const response = await ask(`/f/slow-0,slow-0${DETAIL.slice(0, -1)}`);
  expect(response.headers.get("Location")).toBe(`/f/slow-0,slow-0${DETAIL}`);
});

test.each(["?format=api", ""])("a browser gets the same JSON as a page (%s)", async (query) => {
  const page = await (await ask(DETAIL + query, { headers: { Accept: "text/html" } })).text();
  expect(page).toContain(`GET ${DETAIL}${query}`);
  expect(page).toContain(LOCATION_ID);
});

test("the page of an unknown path leads to the home page", async () => {
  expect(await (await ask("/nothing/")).text()).toContain('href="/"');
});
