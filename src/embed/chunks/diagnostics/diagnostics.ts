import { DIAGNOSTICS } from "../../../diagnostics/diagnostics.ts";
import { createExplanations } from "./explain.ts";

/** The sentences about findings, for site owners. Loaded only when there is one. */
export const { describe, explain, advise } = createExplanations(DIAGNOSTICS);
