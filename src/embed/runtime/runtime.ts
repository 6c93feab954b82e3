export { batch, computed, signal, useSignal } from "@preact/signals";
export * from "../../client/fetch.ts";
export * from "../../client/load-location.ts";
export { brandOf } from "../../form/branding/brand.ts";
export { formatE164 } from "../../form/phone/format.ts";
export { attempt, contain, dispatchError, effect, listen } from "../../host/contain.ts";
export { Fragment, jsx, jsxs } from "../../host/jsx-runtime.ts";
export {
  createStyles,
  currentTime,
  findImportMaps,
  nextTask,
  whenIdle,
  whenParsed,
} from "../../host/page.ts";
export * from "../../settings/attributes.ts";
export { Boundary } from "../../ui/elements/Boundary.tsx";
export * from "../../ui/elements/Heading.tsx";
export * from "../../ui/errors/question-error.tsx";
export * from "../../ui/fields/Choices.tsx";
export * from "../../ui/fields/TextControl.tsx";
export { useView } from "../../ui/view-context.ts";

/** What chunks use of the script's copy: all of the above, in a list that the build fills. */
const RUNTIME: readonly unknown[] = [];

/** Returns the exports of a chunk. The build wraps every chunk except the languages in a function. */
export const withRuntime = <Chunk extends object>(chunk: Chunk): Chunk =>
  "default" in chunk ? (chunk.default as (runtime: typeof RUNTIME) => Chunk)(RUNTIME) : chunk;
