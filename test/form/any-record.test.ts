import fc from "fast-check";
import { expect, test } from "vitest";
import { readLocationRecord } from "../../src/contract/location-record/read-location-record.ts";
import { mendLocationRecord } from "../../src/contract/location-record/repair-location-record.ts";
import { exampleBySlug } from "../../src/examples/index.ts";
import { appointmentTypeChoices, providerChoices } from "../../src/form/choices.ts";
import { askedFields } from "../../src/form/fields.ts";
import { isScreenerAsked, screenerOutcome } from "../../src/form/screener.ts";
import { config } from "./config-fixture.ts";

const record = exampleBySlug("everything-on")?.record;
if (!record) throw new Error("There is no example with everything on.");

const json = fc.jsonValue({ noUnicodeString: false });

/** A profile that may be one, with anything for each of the keys that are read. */
const profile = fc.record({ id: json, name: json, display_name: json }, { requiredKeys: [] });

test("whatever the list of providers holds, each choice has a label and a value to send", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(json, profile)), (provider_profiles) => {
      const choices = providerChoices(
        config({ provider_selection_enabled: true, provider_profiles }),
      );
      for (const { label, value } of choices) {
        expect(label.trim()).not.toBe("");
        expect(JSON.parse(JSON.stringify({ value }))).toEqual({ value });
      }
    }),
  );
});

test("whatever the settings are, the form knows what to ask and never lets through by mistake", async () => {
  const keys = fc.constantFrom(...Object.keys(record.web_scheduler_config));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(keys, json)), async (replaced) => {
      const wire = {
        ...record,
        web_scheduler_config: { ...record.web_scheduler_config, ...Object.fromEntries(replaced) },
      };
      const reading = await readLocationRecord(wire, record.id, async () => mendLocationRecord);
      if (!reading.ok) return;
      const { web_scheduler_config } = reading.record;
      const { screener_question } = web_scheduler_config;
      expect(askedFields(web_scheduler_config).length).toBeGreaterThan(0);
      expect(appointmentTypeChoices(web_scheduler_config).length).toBeLessThanOrEqual(100);
      expect(providerChoices(web_scheduler_config).length).toBeLessThanOrEqual(100);
      expect(typeof isScreenerAsked(screener_question)).toBe("boolean");
      for (const answer of ["yes", "no"] as const) {
        const { goesOn, action } = screenerOutcome(screener_question, answer);
        expect(goesOn).toBe(action === "allow");
      }
    }),
  );
});
