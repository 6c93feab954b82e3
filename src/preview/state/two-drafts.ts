import { computed, type ReadonlySignal } from "@preact/signals";
import { omit } from "es-toolkit";
import type { Changes } from "../../draft/changes.ts";
import type { DraftState } from "./draft-state.ts";

export type DraftName = "A" | "B";

/** Consecutive changes from one draft to the other are one undo step. */
const SWITCHING = "switching";

interface History {
  present: ReadonlySignal<DraftState>;
  add(next: DraftState, key?: string | null): void;
  replace(state: DraftState): void;
}

/** A second draft of the same record, to compare; the designer edits one of the two. */
export function createTwoDrafts({ present: state, add, replace }: History) {
  /** The draft that is edited. */
  const name = computed<DraftName>(() => state.value.name ?? "A");
  const hasOther = computed(() => state.value.other !== undefined);

  /** Starts draft B as a copy of the only one, and edits it. */
  const addOther = () => add({ ...state.value, name: "B", other: state.value.changes });

  /** Edits the draft with this name. */
  function switchTo(next: DraftName): void {
    const { changes, other } = state.value;
    if (next === name.value || !other) return;
    add({ ...state.value, name: next, changes: other, other: changes }, SWITCHING);
  }

  /** Removes the draft that is not edited. */
  const removeOther = () => add(omit(state.value, ["other", "name"]));

  /** Continues with the second draft of a link; no undo step. */
  const restoreOther = (other: Changes, edited: DraftName) =>
    replace({ ...state.value, other, name: edited });

  /** The changes of a draft; those of the only one if there is no other. */
  const changesOf = (which: DraftName): Changes =>
    which === name.value ? state.value.changes : (state.value.other ?? state.value.changes);

  return { name, hasOther, addOther, switchTo, removeOther, restoreOther, changesOf };
}
