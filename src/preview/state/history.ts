import { computed, signal } from "@preact/signals";

const MAX_STEPS = 500;

/** An undo history: the states in their order, of which one is present. */
export function createHistory<State>(initial: State) {
  const history = signal<{ states: readonly State[]; index: number }>({
    states: [initial],
    index: 0,
  });
  let mergeKey: string | null = null;

  function move(index: number): void {
    const { states } = history.value;
    if (!(index in states)) return;
    history.value = { states, index };
    mergeKey = null;
  }

  return {
    present: computed(() => history.value.states[history.value.index] as State),
    canUndo: computed(() => history.value.index > 0),
    canRedo: computed(() => history.value.index + 1 < history.value.states.length),
    /**
     * Adds an undo step. Consecutive steps with the same `key` become one, for example while a
     * slider is dragged or a word is typed. A step with the key null is never merged.
     */
    add(next: State, key: string | null = null): void {
      const { states, index } = history.value;
      const isMerged = key !== null && key === mergeKey;
      const past = states.slice(0, isMerged ? index : index + 1).slice(-MAX_STEPS);
      history.value = { states: [...past, next], index: past.length };
      mergeKey = key;
    },
    /** Replaces the present state, without a step. */
    replace(state: State): void {
      const { states, index } = history.value;
      history.value = { states: states.with(index, state), index };
    },
    /** Ends the last step, so that the next one is not merged into it. */
    closeStep(): void {
      mergeKey = null;
    },
    undo: () => move(history.value.index - 1),
    redo: () => move(history.value.index + 1),
    /** Replaces all states. */
    restart(state: State): void {
      history.value = { states: [state], index: 0 };
      mergeKey = null;
    },
  };
}
