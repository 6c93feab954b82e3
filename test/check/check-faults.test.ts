import { expect, test } from "vitest";
import { checkLocation } from "../../src/check/report/check-location.ts";
import { DOCUMENTED_KEYS } from "../../src/server/faults/documented-keys.ts";
import { FAULTS } from "../../src/server/faults/fault-run.ts";
import { recordOf } from "../example-record.ts";
import { standAloneServer } from "../server/real-server.ts";

const { id } = recordOf("everything-on");
const full = process.env.FULL === "1";
// More times than the check requests the record.
const TIMES = 8;

const origin = (await standAloneServer("--quiet")).replace("localhost", "127.0.0.1");

/** The failed rules if the fault applies to every request. */
async function failuresUnder(scenario: string, timeoutMs = 20_000) {
  const base = `${origin}/f/${Array(TIMES).fill(scenario).join(",")}~${crypto.randomUUID()}`;
  const { rules } = await checkLocation(base, id, {
    timeoutMs,
    origin: "https://practice.example",
  });
  const failed = rules.filter((rule) => rule.outcome === "fail");
  return {
    ids: failed.map((rule) => rule.id),
    documented: failed.filter(({ kind }) => kind === "documented").map((rule) => rule.id),
    places: failed.flatMap((rule) => rule.findings.map(({ where }) => where)),
  };
}

// The rules that fail, among others, and the faults under which they do.
const EXPECTED: readonly (readonly [rules: string, faults: string])[] = [
  // Faults of booking requests and available times, for which the check does not ask.
  ["", "lost 409 422 slot-taken slots-empty slots-broken slots-slow-<milliseconds>"],
  // The check waits for the service instead of failing it.
  ["", "429-<seconds> 429-date 429-none"],
  ["answer-time", "slow-<milliseconds>"],
  ["json", "drip-<milliseconds> reset-mid truncated cutjson nan bom utf16 latin1 empty garbage"],
  ["json browser-json", "badgzip"],
  ["status", "hang reset proto 204 304 400 400html 404 404html 500 500html html502 503"],
  ["status no-credentials", "403 403html"],
  ["status final-slash", "redirect redirect-loop"],
  ["cors cors-errors", "nocors"],
  ["status cors cors-errors", "nocors-error"],
  ["content-type", "wrongtype notype"],
  ["content-type allow json", "html200"],
  ["size browser-json", "huge"],
  ["depth", "deep"],
  ["envelope-success envelope-message envelope-errors envelope-data", "success-false"],
  ["location-id agent-location-id", "wrong-id"],
];
const rows = EXPECTED.flatMap(([rules, faults]) =>
  faults.split(" ").map((fault) => ({ fault, rules: rules.split(" ").filter(Boolean) })),
);

/** Scenarios that are faster than the faults' samples, and timeouts. */
const FASTER: Record<string, readonly [scenario: string, timeoutMs?: number]> = {
  "slow-<milliseconds>": ["slow-1200"],
  "drip-<milliseconds>": ["drip-50", 1000],
  hang: ["hang", 500],
};

test("every fault without a key is listed here", () => {
  const names = [...FAULTS]
    .filter(([, { parameter }]) => parameter !== "key")
    .map(([name]) => name);
  expect(rows.map(({ fault }) => fault).sort()).toEqual(names.sort());
});

// Concurrent, because most of them wait.
test.concurrent.each(rows)("$fault fails its rules", async ({ fault, rules }) => {
  const [scenario, timeoutMs] = FASTER[fault] ?? [FAULTS.get(fault)?.sample ?? ""];
  const { ids, documented } = await failuresUnder(scenario, timeoutMs);
  expect(ids).toEqual(expect.arrayContaining(rules));
  if (rules.length === 0) expect(documented).toEqual([]);
});

const keyed = [...FAULTS.values()].filter(({ parameter }) => parameter === "key");
const scenarios = keyed.flatMap((fault, index) =>
  // Of each key one fault, in rotation; the full run has all of them.
  DOCUMENTED_KEYS.filter(
    (key, at) => fault.supportsKey?.(key) !== false && (full || at % keyed.length === index),
  ).map((key) => ({
    scenario: `${fault.name}-${key.name}`,
    where: key.path.join("."),
    // The only optional key.
    allowed: fault.name === "missing" && key.name === "practice_details.contactInfo",
  })),
);

test("every fault has documented keys", () => {
  for (const { name } of keyed) {
    expect(
      scenarios.filter(({ scenario }) => scenario.startsWith(`${name}-`)).length,
    ).toBeGreaterThan(15);
  }
});

test.each(keyed.map(({ name }) => name))("%s fails a rule at the documented keys", async (name) => {
  const ownScenarios = scenarios.filter(({ scenario }) => scenario.startsWith(`${name}-`));
  for (const { scenario, where, allowed } of ownScenarios) {
    const { documented, places } = await failuresUnder(scenario);
    if (allowed) expect([scenario, documented]).toEqual([scenario, []]);
    else expect([scenario, places]).toEqual([scenario, expect.arrayContaining([where])]);
  }
});
