/** The sentences about findings, for site owners. Loaded only when there is one. */
export { advise, describe, explain } from "./explain.ts";
