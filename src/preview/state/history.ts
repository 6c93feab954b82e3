/** An undo history. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** The next step is merged into the last one if it has the same key; null prevents merging. */
  mergeKey: string | null;
}

const MAX_STEPS = 500;

export const createHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  mergeKey: null,
});

/**
 * Adds an undo step. Consecutive steps with the same `mergeKey` become one, for example while a
 * slider is dragged or a word is typed. A step with the key null is never merged.
 */
export function addStep<State>(
  history: History<State>,
  next: State,
  mergeKey: string | null,
): History<State> {
  if (next === history.present) return history;
  const isMerged = mergeKey !== null && mergeKey === history.mergeKey;
  return {
    past: isMerged ? history.past : [...history.past, history.present].slice(-MAX_STEPS),
    present: next,
    future: [],
    mergeKey,
  };
}

/** Ends the last step, so that the next one is not merged into it. */
export const closeStep = <State>(history: History<State>): History<State> =>
  history.mergeKey === null ? history : { ...history, mergeKey: null };

export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    mergeKey: null,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, mergeKey: null };
}
