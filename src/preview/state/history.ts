/** What was, what is, and what was taken back. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last step was about: the next step of the same mark is a part of it. */
  mark: string | null;
}

const LONGEST = 500;

export const begin = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  mark: null,
});

/**
 * A step to `next`. Steps of one `mark` that follow each other are one: a slider that is drawn, a
 * word that is typed. A mark of null stands alone.
 */
export function step<State>(
  history: History<State>,
  next: State,
  mark: string | null,
): History<State> {
  if (next === history.present) return history;
  const isPart = mark !== null && mark === history.mark;
  return {
    past: isPart ? history.past : [...history.past, history.present].slice(-LONGEST),
    present: next,
    future: [],
    mark,
  };
}

/** Ends a row of steps that are one. */
export const settle = <State>(history: History<State>): History<State> =>
  history.mark === null ? history : { ...history, mark: null };

export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    mark: null,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, mark: null };
}
