import { expect, test } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { rememberingAnswers } from "../../../src/server/http/remembered-answers.ts";
import { exampleLocations } from "../../../src/server/records/locations.ts";
import { DETAIL, LOCATION_ID, ORIGIN, testServer } from "../handler-fixture.ts";

/** A handler that counts how often it is asked, behind the memory. */
function remembering(headers: Record<string, string> = {}, status = 200) {
  const state = { asked: 0, revision: {} };
  const fetch = rememberingAnswers(
    async () => {
      state.asked += 1;
      return new Response(`answer ${state.asked}`, { status, headers });
    },
    () => state.revision,
  );
  const ask = async (path = DETAIL, init: RequestInit = {}, env?: unknown) =>
    (await fetch(new Request(ORIGIN + path, init), env)).text();
  return { state, ask };
}

test("an answer is given again until something changes", async () => {
  const { ask, state } = remembering({ Vary: "Accept, Origin, Accept-Encoding" });
  expect([await ask(), await ask()]).toEqual(["answer 1", "answer 1"]);
  state.revision = {};
  expect([await ask(), await ask()]).toEqual(["answer 2", "answer 2"]);
});

test.each([
  ["Accept", "text/html"],
  ["Accept", ""],
  ["Origin", "https://practice.example"],
  ["Origin", "null"],
  ["Accept-Encoding", "gzip"],
])("another %s (%j) is another answer", async (name, value) => {
  const { ask } = remembering();
  const headers = { [name]: value };
  const answers = [await ask(), await ask(DETAIL, { headers }), await ask(DETAIL, { headers })];
  expect(answers).toEqual(["answer 1", "answer 2", "answer 2"]);
});

test.each<[string, string, RequestInit, unknown?]>([
  ["another method", DETAIL, { method: "HEAD" }],
  ["a condition", DETAIL, { headers: { "If-None-Match": '"1"' } }],
  ["a query", `${DETAIL}?format=api`, {}],
  ["a fault", `/f/500${DETAIL}`, {}],
  ["another path", "/", {}],
  ["dots in the path", DETAIL, {}, { incoming: { url: `/x/..${DETAIL}` } }],
])("%s is worked out anew", async (_what, path, init, env) => {
  const { ask, state } = remembering();
  await ask(path, init, env);
  await ask(path, init, env);
  expect(state.asked).toBe(2);
});

test.each<[string, Record<string, string>, number]>([
  ["a refusal", {}, 404],
  ["an answer to one client", { Vary: "Accept, Cookie" }, 200],
])("%s is not remembered", async (_what, headers, status) => {
  const { ask, state } = remembering(headers, status);
  await ask();
  await ask();
  expect(state.asked).toBe(2);
});

test("what is remembered is bounded; the oldest goes first", async () => {
  const { ask, state } = remembering();
  const accept = (type: number) => ask(DETAIL, { headers: { Accept: `application/${type}` } });
  for (let type = 0; type <= 200; type += 1) await accept(type);
  expect(state.asked).toBe(201);
  await accept(200);
  expect(state.asked).toBe(201);
  await accept(0);
  expect(state.asked).toBe(202);
});

test("through the handler, a remembered answer is the same, headers and all", async () => {
  const { ask } = testServer();
  const headers = { Accept: "application/json", Origin: "https://practice.example" };
  const seen = async () => {
    const response = await ask(DETAIL, { headers });
    return [response.status, [...response.headers], await response.text()];
  };
  expect([await seen(), await seen()]).toEqual(Array(2).fill(await seen()));
});

test("a record that changes is answered anew", async () => {
  let examples = EXAMPLES;
  const locations = {
    list: () => examples,
    find: (id: string, origin: string) => exampleLocations(examples).find(id, origin),
    revision: () => examples,
  };
  const { ask } = testServer({ locations });
  const name = async () => (await (await ask(DETAIL)).json()).data.name;
  const before = await name();
  examples = EXAMPLES.map((example) => ({
    ...example,
    record: { ...example.record, name: `New ${example.record.name}` },
  }));
  expect([before, await name()]).toEqual([EXAMPLES[0]?.record.name, `New ${before}`]);
  expect(EXAMPLES[0]?.record.id).toBe(LOCATION_ID);
});
