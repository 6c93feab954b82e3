/** What repeats requests, and what a failed load needs. Loaded with the first answer, and after a failed attempt. */
export { send } from "../../client/http.ts";
export { phoneIn } from "../../client/refused-record.ts";
export { retryLoad } from "../../client/retry-load.ts";
