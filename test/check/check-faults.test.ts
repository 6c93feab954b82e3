import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLocation } from "../../src/check/check-location.ts";
import { exampleBySlug } from "../../src/examples/index.ts";
import { DOCUMENTED_PLACES } from "../../src/server/faults/documented-keys.ts";
import { FAULTS } from "../../src/server/faults/fault-list.ts";
import { runCommand } from "../server/command-process.ts";

const id = exampleBySlug("everything-on")?.record.id ?? "";
// More often than the check asks for the record.
const TIMES = 8;

const server = runCommand("--port", "0", "--data", ":memory:", "--quiet");
let origin = "";
beforeAll(async () => {
  origin = (await server.ready).replace("localhost", "127.0.0.1");
}, 20_000);
afterAll(() => server.child.kill("SIGKILL"));

/** What the check finds where every question meets this fault. */
async function found(scenario: string, limitMs = 20_000) {
  const base = `${origin}/f/${Array(TIMES).fill(scenario).join(",")}~${crypto.randomUUID()}`;
  const { rules } = await checkLocation(base, id, { limitMs });
  const broken = rules.filter((rule) => rule.outcome === "broken");
  return {
    ids: broken.map((rule) => rule.id),
    documented: broken.filter(({ kind }) => kind === "documented").map((rule) => rule.id),
    places: broken.flatMap((rule) => rule.findings.map(({ where }) => where)),
  };
}

interface Expected {
  /** Another scenario than the fault's sample, where that would take long. */
  as?: string;
  limitMs?: number;
  /** The rules that have to be reported, among others. */
  rules: readonly string[];
}

/** Met by a booking request alone, which the check never sends. */
const POST_ONLY: Expected = { rules: [] };

const EXPECTED: Record<string, Expected> = {
  "slow-<milliseconds>": { as: "slow-1200", rules: ["answer-time"] },
  // Of any length, none included.
  "jitter-<milliseconds>": { as: "jitter-1", rules: [] },
  "drip-<milliseconds>": { as: "drip-50", limitMs: 1000, rules: ["json"] },
  "trickle-<milliseconds>": { as: "trickle-5", limitMs: 1000, rules: ["json"] },
  hang: { limitMs: 500, rules: ["status"] },
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
  "429-<seconds>": { rules: ["status"] },
  "429-date": { rules: ["status"] },
  "429-none": { rules: ["status"] },
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
  badgzip: { rules: ["json"] },
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
};

test("every fault that takes no key has its rules here", () => {
  const names = [...FAULTS].filter(([, { takes }]) => takes !== "key").map(([name]) => name);
  expect(Object.keys(EXPECTED).sort()).toEqual(names.sort());
});

// At the same time, since most of them wait.
test.concurrent.each(Object.entries(EXPECTED))(
  "%s is found",
  async (name, { as, limitMs, rules }) => {
    const sample = FAULTS.get(name)?.sample ?? "";
    const { ids, documented } = await found(as ?? sample, limitMs);
    expect(ids).toEqual(expect.arrayContaining([...rules]));
    if (rules.length === 0) expect(documented).toEqual([]);
  },
);

const keyed = [...FAULTS.values()].filter(({ takes }) => takes === "key");
const scenarios = keyed.flatMap((fault) =>
  DOCUMENTED_PLACES.filter((place) => fault.fits?.(place) !== false).map((place) => ({
    scenario: `${fault.name}-${place.name}`,
    where: place.path.join("."),
    // The one key that a record may lack.
    allowed: fault.name === "missing" && place.name === "practice_details.contactInfo",
  })),
);

test("there is a fault for every documented key", () => {
  expect(scenarios.length).toBeGreaterThan(200);
});

test.each(keyed.map(({ name }) => name))("%s is found at every documented key", async (name) => {
  const mine = scenarios.filter(({ scenario }) => scenario.startsWith(`${name}-`));
  for (const { scenario, where, allowed } of mine) {
    const { documented, places } = await found(scenario);
    // The fault is in the JSON alone, so the page is another one.
    if (allowed) expect([scenario, documented]).toEqual([scenario, ["format-api"]]);
    else expect([scenario, places]).toEqual([scenario, expect.arrayContaining([where])]);
  }
});
