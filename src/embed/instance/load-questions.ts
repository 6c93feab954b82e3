import { within } from "../../client/fetch.ts";
import type { FormContext } from "../chunks/form-context.ts";
import { type LoadChunk, useChunk } from "../loading/load-chunk.ts";

/** How long the first screen waits for the chunk after the record, so that its questions move nothing. */
const TIMEOUT_MS = 4_000;

/**
 * Loads the chunk with the page's questions at the same time as the record, if the page uses any of
 * them. Without it, the form asks its other questions.
 *
 * @param loadLanguage loads the sentences about them
 * @returns a function that resolves when the form can be shown
 */
export function loadQuestions(
  context: FormContext,
  loadChunk: LoadChunk,
  loadLanguage: () => Promise<void>,
): () => Promise<unknown> {
  const { element, settings } = context;
  if (!(element.onSlots || settings.slotsUrl || settings.askTimes || settings.ask))
    return async () => {};
  const loading = Promise.all([
    useChunk(loadChunk, "times", ({ startQuestions }) => startQuestions(context)),
    loadLanguage().catch(() => {}),
  ]);
  return () => within(TIMEOUT_MS, loading);
}
