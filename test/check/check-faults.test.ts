import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLocation } from "../../src/check/check-location.ts";
import { exampleBySlug } from "../../src/examples/index.ts";
import { DOCUMENTED_KEYS } from "../../src/server/faults/documented-keys.ts";
import { FAULTS } from "../../src/server/faults/fault-list.ts";
import { runCommand } from "../server/command-process.ts";

const id = exampleBySlug("everything-on")?.record.id ?? "";
// More times than the check requests the record.
const TIMES = 8;

const server = runCommand("--port", "0", "--data", ":memory:", "--quiet");
let origin = "";
beforeAll(async () => {
  origin = (await server.ready).replace("localhost", "127.0.0.1");
});
afterAll(() => server.child.kill("SIGKILL"));

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

interface Expected {
  /** A scenario that is faster than the fault's sample. */
  as?: string;
  timeoutMs?: number;
  /** Rules that must fail, among others. */
  rules: readonly string[];
}

/** Applies only to booking requests, which the check never sends. */
const POST_ONLY: Expected = { rules: [] };

/** Applies only to free times, which the check never loads. */
const TIMES_ONLY: Expected = { rules: [] };

/** Waits for the service instead of failing it. */
const THROTTLED: Expected = { rules: [] };

const EXPECTED: Record<string, Expected> = {
  "slow-<milliseconds>": { as: "slow-1200", rules: ["answer-time"] },
  // The delay may be 0.
  "jitter-<milliseconds>": { as: "jitter-1", rules: [] },
  "drip-<milliseconds>": { as: "drip-50", timeoutMs: 1000, rules: ["json"] },
  "trickle-<milliseconds>": { as: "trickle-5", timeoutMs: 1000, rules: ["json"] },
  hang: { timeoutMs: 500, rules: ["status"] },
  reset: { rules: ["status"] },
  "reset-mid": { rules: ["json"] },
  truncated: { rules: ["json"] },
  proto: { rules: ["status"] },
  lost: POST_ONLY,
  nocors: { rules: ["cors", "cors-errors"] },
  "nocors-error": { rules: ["status", "cors", "cors-errors"] },
  redirect: { rules: ["status", "final-slash"] },
  "redirect-loop": { rules: ["status", "final-slash"] },
  html200: { rules: ["content-type", "allow", "json"] },
  "400": { rules: ["status"] },
  "400html": { rules: ["status"] },
  "403": { rules: ["status", "no-credentials"] },
  "403html": { rules: ["status", "no-credentials"] },
  "404": { rules: ["status"] },
  "404html": { rules: ["status"] },
  "409": POST_ONLY,
  "422": POST_ONLY,
  "429-<seconds>": THROTTLED,
  "429-date": THROTTLED,
  "429-none": THROTTLED,
  "500": { rules: ["status"] },
  "500html": { rules: ["status"] },
  html502: { rules: ["status"] },
  "503": { rules: ["status"] },
  "304": { rules: ["status"] },
  cutjson: { rules: ["json"] },
  nan: { rules: ["json"] },
  bom: { rules: ["json"] },
  utf16: { rules: ["json"] },
  latin1: { rules: ["json"] },
  badgzip: { rules: ["json", "browser-json"] },
  wrongtype: { rules: ["content-type"] },
  notype: { rules: ["content-type"] },
  empty: { rules: ["json"] },
  "204": { rules: ["status"] },
  garbage: { rules: ["json"] },
  huge: { rules: ["size"] },
  deep: { rules: ["depth"] },
  "success-false": {
    rules: ["envelope-success", "envelope-message", "envelope-errors", "envelope-data"],
  },
  "wrong-id": { rules: ["location-id", "agent-location-id"] },
  "5mb": { rules: ["size"] },
  "slot-taken": POST_ONLY,
  "slots-empty": TIMES_ONLY,
  "slots-broken": TIMES_ONLY,
  "slots-slow-<milliseconds>": TIMES_ONLY,
};

test("every fault without a key is listed here", () => {
  const names = [...FAULTS]
    .filter(([, { parameter }]) => parameter !== "key")
    .map(([name]) => name);
  expect(Object.keys(EXPECTED).sort()).toEqual(names.sort());
});

// Concurrent, because most of them wait.
test.concurrent.each(Object.entries(EXPECTED))(
  "%s fails its rules",
  async (name, { as, timeoutMs, rules }) => {
    const sample = FAULTS.get(name)?.sample ?? "";
    const { ids, documented } = await failuresUnder(as ?? sample, timeoutMs);
    expect(ids).toEqual(expect.arrayContaining([...rules]));
    if (rules.length === 0) expect(documented).toEqual([]);
  },
);

const keyed = [...FAULTS.values()].filter(({ parameter }) => parameter === "key");
const scenarios = keyed.flatMap((fault) =>
  DOCUMENTED_KEYS.filter((key) => fault.supportsKey?.(key) !== false).map((key) => ({
    scenario: `${fault.name}-${key.name}`,
    where: key.path.join("."),
    // The only optional key.
    allowed: fault.name === "missing" && key.name === "practice_details.contactInfo",
  })),
);

test("there is a fault for every documented key", () => {
  expect(scenarios.length).toBeGreaterThan(200);
});

test.each(keyed.map(({ name }) => name))(
  "%s fails a rule at every documented key",
  async (name) => {
    const ownScenarios = scenarios.filter(({ scenario }) => scenario.startsWith(`${name}-`));
    for (const { scenario, where, allowed } of ownScenarios) {
      const { documented, places } = await failuresUnder(scenario);
      // The fault changes only the JSON, so the page differs from it.
      if (allowed) expect([scenario, documented]).toEqual([scenario, ["format-api"]]);
      else expect([scenario, places]).toEqual([scenario, expect.arrayContaining([where])]);
    }
  },
);
