import { inspect } from "node:util";
import type { Rolldown } from "vite";
import { RECORD_SHAPE } from "../../../contract/location-record/record-shape.ts";

/** Replaces the module that converts the record's zod schema with its output, to leave out zod. */
export const compileShape: Rolldown.Plugin = {
  name: "compile-shape",
  load: {
    filter: { id: /\/location-record\/record-shape\.ts$/ },
    // Of plain data and regular expressions, this is JavaScript.
    handler: () =>
      `export const RECORD_SHAPE = ${inspect(RECORD_SHAPE, { depth: null, maxArrayLength: null, maxStringLength: null })};`,
  },
};
