import fc from "fast-check";
import { expect, test } from "vitest";
import { FIELD_NAMES } from "../../src/contract/fields.ts";
import { readLocationRecord } from "../../src/contract/location-record/read-location-record.ts";
import { repairLocationRecord } from "../../src/contract/location-record/repair-location-record.ts";
import { providerChoices } from "../../src/form/choices.ts";
import { planForm } from "../../src/form/plan.ts";
import { recordOf } from "../example-record.ts";
import { SEED } from "../fuzz/fuzz.ts";
import { config } from "./config-fixture.ts";

const record = recordOf("everything-on");

const json = fc.jsonValue({ noUnicodeString: false });

/** An object with any value for each key that `providerChoices` reads. */
const profile = fc.record({ id: json, name: json, display_name: json }, { requiredKeys: [] });

test("every provider choice has a label and a JSON value, for any profiles", () => {
  let choiceCount = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(json, profile)), (provider_profiles) => {
      const choices = providerChoices(
        config({ provider_selection_enabled: true, provider_profiles }),
      );
      choiceCount += choices.length;
      for (const { label, value } of choices) {
        expect(label.trim()).not.toBe("");
        expect(JSON.parse(JSON.stringify({ value }))).toEqual({ value });
      }
    }),
    SEED,
  );
  // Without any choices, the property above has not tested anything.
  expect(choiceCount).toBeGreaterThan(0);
});

/** A branch of the screener question that is often almost valid. */
const branch = fc.record(
  { action: fc.oneof(fc.constantFrom("allow", "Allow", "stop", ""), json), message: json },
  { requiredKeys: [] },
);
const screenerQuestion = fc.record(
  {
    enabled: fc.oneof(fc.boolean(), json),
    question: fc.oneof(fc.constant("Are you in pain?"), json),
    if_yes: fc.oneof(branch, json),
    if_no: fc.oneof(branch, json),
  },
  { requiredKeys: [] },
);
const change = fc.oneof(
  fc.tuple(fc.constantFrom(...Object.keys(record.web_scheduler_config)), json),
  fc.tuple(fc.constant("screener_question"), screenerQuestion),
);

/** What the raw record says, without our schema: whether an answer has the exact action `allow`. */
const isAllowedIn = (question: unknown, key: "if_yes" | "if_no") =>
  (question as Partial<Record<string, { action?: unknown } | null>> | null)?.[key]?.action ===
  "allow";

test("plans a form for any configuration, and only allow lets a patient continue", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change), async (changes) => {
      const web_scheduler_config: Record<string, unknown> = {
        ...record.web_scheduler_config,
        ...Object.fromEntries(changes),
      };
      const data = { ...record, web_scheduler_config };
      const reading = await readLocationRecord(data, record.id, async () => repairLocationRecord);
      if (!reading.ok) throw new Error(reading.reason);
      const plan = planForm(reading.record);

      const names = plan.fields.map(({ name }) => name);
      expect(plan.fields.some(({ required }) => required)).toBe(true);
      expect(names).toEqual(FIELD_NAMES.filter((name) => names.includes(name)));
      for (const { label } of [...plan.appointmentTypes, ...plan.providers]) {
        expect(label.trim()).not.toBe("");
      }
      const { screener_question } = web_scheduler_config;
      expect(plan.screener?.question.trim()).not.toBe("");
      expect(plan.screener?.outcomes.yes.isAllowed ?? false).toBe(
        plan.screener !== null && isAllowedIn(screener_question, "if_yes"),
      );
      expect(plan.screener?.outcomes.no.isAllowed ?? false).toBe(
        plan.screener !== null && isAllowedIn(screener_question, "if_no"),
      );
    }),
    { numRuns: 300, ...SEED },
  );
});
