import { computed, signal } from "@preact/signals-core";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type Changes, valueAt, withChanges } from "../../draft/changes.ts";
import type { SharedDraft } from "../../draft/link.ts";
import { begin, type History, redo, settle, step, undo } from "./history.ts";
import { isSame } from "./is-same.ts";

/** One location, as it is published and as the designer would have it. */
export interface Work {
  of: SharedDraft["of"];
  published: LocationRecord;
  changes: Changes;
}

/** The draft that is worked on: what is published, what differs, and every step back. */
export function createDraft(first: Work) {
  const history = signal<History<Work>>(begin(first));
  const work = computed(() => history.value.present);
  const drafted = computed(() => withChanges(work.value.published, work.value.changes));
  const isBefore = signal(false);

  function take(next: Work, mark: string | null = null): void {
    history.value = step(history.value, next, mark);
  }

  /** Changes values by their paths; what is as published is no change. */
  function change(values: Changes, mark: string | null = null): void {
    const { published, changes } = work.value;
    const all = Object.entries({ ...changes, ...values });
    const differing = all.filter(([path, value]) => !isSame(value, valueAt(published, path)));
    const next = Object.fromEntries(differing);
    if (!isSame(next, changes)) take({ ...work.value, changes: next }, mark);
  }

  /** Takes changes back: those of these paths, or all. */
  function reset(paths: readonly string[] = Object.keys(work.value.changes)): void {
    const kept = Object.entries(work.value.changes).filter(([path]) => !paths.includes(path));
    if (kept.length < Object.keys(work.value.changes).length) {
      take({ ...work.value, changes: Object.fromEntries(kept) });
    }
  }

  return {
    work,
    /** The record as drafted. */
    drafted,
    /** The record to be looked at: as drafted, or as published while that is held. */
    shown: computed(() => (isBefore.value ? work.value.published : drafted.value)),
    isBefore,
    canUndo: computed(() => history.value.past.length > 0),
    canRedo: computed(() => history.value.future.length > 0),
    /** Another location, or another draft of it; the one before is a step back. */
    open: (next: Work) => take(next),
    change,
    reset,
    settle: () => {
      history.value = settle(history.value);
    },
    undo: () => {
      history.value = undo(history.value);
    },
    redo: () => {
      history.value = redo(history.value);
    },
  };
}

export type Draft = ReturnType<typeof createDraft>;
