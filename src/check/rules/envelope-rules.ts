import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { valueAt } from "../../contract/value-at.ts";
import { describeValue } from "../../server/records/describe-value.ts";
import { check, ENDPOINT, isObject, type RuleDefinition, withJson, withRecord } from "./rule.ts";

const ENVELOPE = { code: 200, message: "", success: true, errors: null };

const ID_PATHS = { "location-id": ["id"], "agent-location-id": ["agent", "location_id"] };

/** What the service documents about the envelope, and the ids in it. */
export const ENVELOPE_RULES: readonly RuleDefinition[] = [
  ...Object.entries(ENVELOPE).map(
    ([key, value]): RuleDefinition => ({
      id: `envelope-${key}`,
      source: ENDPOINT,
      description: `${key} is ${describeValue(value)} on success.`,
      evaluate: (responses) =>
        withJson(responses, (json) => {
          const found = valueAt(json, [key]);
          return check(found === value, key, describeValue(value), describeValue(found));
        }),
    }),
  ),
  {
    id: "envelope-data",
    source: ENDPOINT,
    description: "data is the location record.",
    evaluate: (responses) =>
      withJson(responses, (json) => {
        const data = valueAt(json, ["data"]);
        return check(isObject(data), "data", "an object", describeValue(data));
      }),
  },
  ...Object.entries(ID_PATHS).map(
    ([id, path]): RuleDefinition => ({
      id,
      source: ENDPOINT,
      description: `data.${path.join(".")} is the requested id.`,
      evaluate: (responses) =>
        withRecord(responses, (data) => {
          const found = valueAt(data, path);
          // Frameworks may format a UUID differently.
          const ok = typeof found === "string" && normalizeLocationId(found) === responses.id;
          return check(ok, `data.${path.join(".")}`, responses.id, describeValue(found));
        }),
    }),
  ),
];
