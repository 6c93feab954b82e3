import { DIAGNOSTICS } from "../../../diagnostics/diagnostics.ts";
import { createExplanations } from "./explain.ts";

/** Set by the build (`documentationUrl`); it does not exist in tests and in the preview. */
declare const DOCUMENTATION_URL: string | undefined;

/** The sentences about findings, for site owners. Loaded only when there is one. */
export const { describe, explain, advise } = createExplanations(
  DIAGNOSTICS,
  typeof DOCUMENTATION_URL === "undefined" ? "" : DOCUMENTATION_URL,
);
