import { locationId } from "../../contract/location-record/location-id.ts";
import { showValue } from "../report/format-value.ts";
import { broken, type Evidence, held, keyOf, type Rule, withJson, withRecord } from "./rule.ts";

const ENVELOPE = { code: 200, message: "", success: true, errors: null };

/** What the contract says of the envelope, and of the two ids in it. */
export const ENVELOPE_RULES: readonly Rule[] = [
  ...Object.entries(ENVELOPE).map(
    ([key, value]): Rule => ({
      id: `envelope-${key}`,
      kind: "documented",
      source: "Response envelope",
      says: `${key} is ${showValue(value)} on success.`,
      judge: (evidence) =>
        withJson(evidence, (json) => {
          const seen = keyOf(json, key);
          return seen === value
            ? held(showValue(seen))
            : broken(key, showValue(value), showValue(seen));
        }),
    }),
  ),
  {
    id: "envelope-data",
    kind: "documented",
    source: "Response envelope",
    says: "data is the location record.",
    judge: (evidence) =>
      withJson(evidence, (json) => {
        const data = keyOf(json, "data");
        return typeof data === "object" && data !== null && !Array.isArray(data)
          ? held("an object")
          : broken("data", "an object", showValue(data));
      }),
  },
  {
    id: "location-id",
    kind: "documented",
    source: "Endpoints, rule 2",
    says: "data.id is the id that was asked for.",
    judge: (evidence) =>
      withRecord(evidence, (data) => sameId(evidence, "data.id", keyOf(data, "id"))),
  },
  {
    id: "agent-location-id",
    kind: "documented",
    source: "Endpoints, rule 2",
    says: "data.agent.location_id is the id that was asked for.",
    judge: (evidence) =>
      withRecord(evidence, (data) =>
        sameId(evidence, "data.agent.location_id", keyOf(keyOf(data, "agent"), "location_id")),
      ),
  },
];

// Letter case aside: a framework may write an id in its own way.
const sameId = ({ id }: Evidence, where: string, seen: unknown) =>
  typeof seen === "string" && locationId(seen) === id
    ? held(seen)
    : broken(where, id, showValue(seen));
