/** What repeats requests, and what a failed load needs. Loaded at the first touch, and after a failed load. */
export { send } from "../../client/http.ts";
export { phoneIn } from "../../client/refused-record.ts";
export { retryLoad } from "../../client/retry-load.ts";
