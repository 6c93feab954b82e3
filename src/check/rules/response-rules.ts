import { valueAt } from "../../contract/value-at.ts";
import { mediaType, readJson } from "../requests/recorded-response.ts";
import {
  answered,
  check,
  describeStatus,
  ENDPOINT,
  fail,
  pass,
  type RuleDefinition,
  withResponse,
  withSuccess,
} from "./rule.ts";

const CREDENTIALS_REQUIRED = new Set([401, 403, 407, 511]);

/** What the service documents about Content-Type and ids. */
export const RESPONSE_RULES: readonly RuleDefinition[] = [
  {
    id: "final-slash",
    source: ENDPOINT,
    description: "The path ends with a slash and does not redirect.",
    evaluate: ({ get }) =>
      withResponse(get, () =>
        get.status >= 300 && get.status < 400 && get.headers.has("Location")
          ? fail("status", "no redirect", `${describeStatus(get)} (not followed)`)
          : pass(describeStatus(get)),
      ),
  },
  {
    id: "no-credentials",
    source: ENDPOINT,
    description: "The record is available without credentials.",
    evaluate: ({ get }) =>
      withResponse(get, () =>
        CREDENTIALS_REQUIRED.has(get.status) || get.headers.has("WWW-Authenticate")
          ? fail("status", "a response without credentials", describeStatus(get))
          : pass("no credentials sent"),
      ),
  },
  {
    id: "content-type",
    source: ENDPOINT,
    description: "Content-Type is application/json.",
    evaluate: (responses) =>
      withSuccess(responses, (get) => {
        const found = get.headers.get("Content-Type") ?? "none";
        const charset = /;\s*charset="?([^";\s]+)/i.exec(found)?.[1]?.toLowerCase() ?? "utf-8";
        const ok = mediaType(get) === "application/json" && charset === "utf-8";
        return check(ok, "header Content-Type", "application/json", found);
      }),
  },
  {
    id: "no-other-location",
    source: ENDPOINT,
    description: "An unknown id does not return another location's record.",
    evaluate: ({ unknownId }) =>
      answered(unknownId, () => {
        const result = readJson(unknownId);
        const id = "json" in result ? valueAt(result.json, ["data", "id"]) : undefined;
        return unknownId.status === 200 && typeof id === "string"
          ? fail("status", "no record", `status 200 with the record of ${id}`)
          : pass(describeStatus(unknownId));
      }),
  },
];
