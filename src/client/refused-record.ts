import { normalizeLocationId } from "../contract/location-record/location-id.ts";
import { plainText } from "../contract/text.ts";
import { valueAt } from "../contract/value-at.ts";
import { parseJson } from "./fetch.ts";

/** As in the record's schema. */
const MAX_PHONE_LENGTH = 40;
const MAX_DEPTH = 100;

/**
 * The phone number in (the beginning of) a body whose record cannot be used. Undefined unless it is certainly the
 * requested location's: by `id`, or without one by `agent.location_id`, which is the same (contract).
 */
export function phoneIn(body: string, locationId: string): string | undefined {
  const answer = parseJson(body) ?? parseJson(completed(body));
  const record = valueAt(answer, ["data"]) ?? answer;
  const [id, agentId] = [["id"], ["agent", "location_id"]].map((path) => {
    const value = valueAt(record, path);
    return typeof value === "string" ? normalizeLocationId(value) : null;
  });
  const phone = valueAt(record, ["phone_number"]);
  const own = id ?? agentId ?? "";
  const isOwn = own === normalizeLocationId(locationId);
  return isOwn && typeof phone === "string" && phone.length <= MAX_PHONE_LENGTH
    ? plainText(phone)
    : undefined;
}

/** The beginning of a JSON text up to its last comma, as a whole one. */
function completed(text: string): string {
  let open = "";
  let [end, closing] = [0, ""];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.?)*"?|[{}[\],]/gs)) {
    if (token === ",") [end, closing] = [index, open];
    else if (token === "{") open = `}${open}`;
    else if (token === "[") open = `]${open}`;
    else if (!token.startsWith('"')) open = open.slice(1);
    if (open.length > MAX_DEPTH) break;
  }
  return text.slice(0, end) + closing;
}
