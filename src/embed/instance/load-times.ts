import { computed, effect, type Signal, signal } from "@preact/signals-core";
import { h } from "preact";
import { within } from "../../state/load-before-sending.ts";
import { Choices } from "../../ui/fields/Choices.tsx";
import { TextControl } from "../../ui/fields/TextControl.tsx";
import type { ExtendView, TimesContext } from "../chunks/times/times-context.ts";
import { type LoadChunk, useChunk } from "../element/load-chunk.ts";

/** How long the first screen waits for the chunk, so that its questions move nothing. */
const TIMEOUT_MS = 4_000;

/**
 * Loads the times chunk at the same time as the record, if the page uses any of its questions.
 * Without it, the form asks its other questions.
 *
 * @param extend set when the chunk is loaded
 */
export function loadTimes(
  context: TimesContext,
  extend: Signal<ExtendView>,
  loadChunk: LoadChunk,
): void {
  const { element, settings, deps } = context;
  const { load } = deps;
  if (!(element.onSlots || settings.slotsUrl || settings.askTimes || settings.ask)) return;
  const loading = useChunk(loadChunk, "times", ({ startTimes }) => {
    extend.value = startTimes(context, { h, signal, effect, computed, Choices, TextControl });
  }).catch(console.error);
  deps.load = async (aborted) => {
    const result = await load(aborted);
    await within(TIMEOUT_MS, loading);
    return result;
  };
}
