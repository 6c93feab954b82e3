import fc from "fast-check";
import { expect, test } from "vitest";
import { mapFields } from "../../src/contract/fields.ts";
import { valueAt } from "../../src/contract/value-at.ts";
import { deleteAt, type Path, setAt } from "../contract/record-fixture.ts";
import { anyValue, plain } from "../contract/record-mutations.ts";
import { cpuTime, machineSlowness } from "../cpu-time.ts";
import { bookingRequest, testServer } from "../server/handler-fixture.ts";
import { fuzz, fuzzTimeout, hostileText } from "./fuzz.ts";

const MAX_MS = 200 * (await machineSlowness());

const MAX_ERRORS = 100;

const fullRequest = () =>
  bookingRequest({
    patient: {
      ...mapFields(() => "Quill"),
      email: "ada@quill.example",
      phone: "+15550100123",
      dob: "1990-03-27",
    },
    screener: { question: "Are you in pain?", answer: "no", action: "allow" },
    appointment_type: "NEW-60",
    provider: "kr-1",
    source: { page: "https://practice.example/visit", campaign: { utm_source: "letter" } },
  });

function pathsIn(value: unknown, parent: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const path = [...parent, key];
    return [path, ...pathsIn(item, path)];
  });
}

const anyPath = fc.constantFrom(...pathsIn(fullRequest()));
const anyText = hostileText(100_000).map(String);
const anyChange = fc.oneof(
  fc.record({ path: anyPath, value: fc.oneof(anyText, anyValue) }),
  fc.record({ path: anyPath, isDeleted: fc.constant(true) }),
  fc.record({ path: anyPath, key: anyText, value: anyValue }),
);

/** A JSON body: a valid booking request with up to three changes. */
const anyBody = fc.array(anyChange, { maxLength: 3 }).map((changes) => {
  const request = fullRequest();
  for (const change of changes) {
    const { path } = change;
    const parent = valueAt(request, path.slice(0, -1));
    if (typeof parent !== "object" || parent === null) continue;
    if ("key" in change) Reflect.set(parent, change.key, plain(change.value));
    else if ("value" in change) setAt(request, path, plain(change.value));
    else deleteAt(request, path);
  }
  return request;
});

test(
  "stores or rejects any request, and shows the stored ones without their markup",
  async () => {
    const { ask, post, received } = testServer();
    const statuses = new Set<number>();
    const stored: string[] = [];
    const property = fc.asyncProperty(
      fc.oneof(
        { weight: 9, arbitrary: anyBody.map((body) => JSON.stringify(body)) },
        { weight: 1, arbitrary: anyText },
        { weight: 1, arbitrary: anyValue.map((value) => JSON.stringify(plain(value)) ?? "") },
      ),
      async (body) => {
        const { result: response, ms } = await cpuTime(() => post(body));
        expect(ms).toBeLessThan(MAX_MS);
        expect([201, 400, 409, 413, 422]).toContain(response.status);
        statuses.add(response.status);
        const answer = await response.json();
        if (response.status === 201) stored.push(answer.id);
        else {
          const errorCount = Object.keys(answer.errors).length;
          expect(errorCount).toBeGreaterThan(0);
          expect(errorCount).toBeLessThanOrEqual(MAX_ERRORS);
        }
      },
    );
    await fc.assert(property, fuzz(1000));
    expect([...statuses].sort()).toEqual(expect.arrayContaining([201, 413, 422]));

    const ids = (await received()).map(({ request }) => request.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(stored).toEqual(expect.arrayContaining(ids));
    for (const path of ["", ...ids.map((id) => `requests/${id}/`)]) {
      const page = await (await ask(`/dev/inbox/${path}`)).text();
      expect(page).not.toMatch(/<(?:img src=x|svg onload|script>alert)/);
    }
  },
  fuzzTimeout(60),
);
