import { computed, signal } from "@preact/signals-core";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type Changes, withChanges } from "../../draft/changes.ts";
import type { DraftSource } from "../../draft/link.ts";
import { pageStyles, publishedAt } from "../settings/page-theme.ts";
import { addStep, closeStep, createHistory, type History, redo, undo } from "./history.ts";
import { isEqual } from "./is-equal.ts";

/** A location: its published record, and what the draft changes. */
export interface DraftState {
  source: DraftSource;
  published: LocationRecord;
  changes: Changes;
}

/** The draft without changes that equal the published value. */
function withoutEqual({ published, changes, ...rest }: DraftState): DraftState {
  const differing = Object.entries(changes).filter(
    ([path, value]) => !isEqual(value, publishedAt(published, path)),
  );
  return { ...rest, published, changes: Object.fromEntries(differing) };
}

/** The open draft and its undo history. */
export function createDraftModel(initial: DraftState) {
  const history = signal<History<DraftState>>(createHistory(initial));
  const state = computed(() => history.value.present);
  const drafted = computed(() => withChanges(state.value.published, state.value.changes));
  const showPublished = signal(false);

  function update(next: DraftState, mergeKey: string | null = null): void {
    history.value = addStep(history.value, next, mergeKey);
  }

  /** Sets values by path. A value that equals the published one is removed from the changes. */
  function change(values: Changes, mergeKey: string | null = null): void {
    const { changes } = state.value;
    const next = withoutEqual({ ...state.value, changes: { ...changes, ...values } });
    if (!isEqual(next.changes, changes)) update(next, mergeKey);
  }

  /** Resets the given paths, or all of them, to the published values. */
  function reset(paths: readonly string[] = Object.keys(state.value.changes)): void {
    const kept = Object.entries(state.value.changes).filter(([path]) => !paths.includes(path));
    if (kept.length < Object.keys(state.value.changes).length) {
      update({ ...state.value, changes: Object.fromEntries(kept) });
    }
  }

  return {
    state,
    /** The record with the changes. */
    drafted,
    /** The record to render: with the changes, or as published while the two are compared. */
    shown: computed(() => (showPublished.value ? state.value.published : drafted.value)),
    /** The page's CSS declarations to render the form with. */
    shownStyles: computed(() => (showPublished.value ? {} : pageStyles(state.value.changes))),
    /** The value of a setting. */
    valueOf: (path: string): unknown =>
      path in state.value.changes
        ? state.value.changes[path]
        : publishedAt(state.value.published, path),
    showPublished,
    canUndo: computed(() => history.value.past.length > 0),
    canRedo: computed(() => history.value.future.length > 0),
    /** Opens another location or draft as an undo step. */
    open: (next: DraftState) => update(withoutEqual(next)),
    /** Opens the draft with which the page starts: no undo step, unless there already is one. */
    openFirst: (next: DraftState) => {
      if (history.value.past.length > 0) update(withoutEqual(next));
      else history.value = createHistory(withoutEqual(next));
    },
    change,
    reset,
    /** Ends the current undo step. */
    commit: () => {
      history.value = closeStep(history.value);
    },
    undo: () => {
      history.value = undo(history.value);
    },
    redo: () => {
      history.value = redo(history.value);
    },
  };
}

export type DraftModel = ReturnType<typeof createDraftModel>;
