import type { Met } from "./fault.ts";
import type { FaultRun, Scenario } from "./fault-run.ts";

/**
 * Counts how far each run has been played, for each path by itself. Of more than `most` runs, the
 * one that was asked for longest ago is forgotten.
 */
export function faultTurns(most: number) {
  const played = new Map<string, Set<number>>();

  /**
   * The scenario that this request meets, the first of those left for it, which is then used up.
   * One that only other requests meet is passed over.
   * @param meets whether this request meets what only such requests do
   */
  return function take(
    run: FaultRun,
    path: string,
    meets: (met: Met) => boolean,
  ): Scenario | undefined {
    const key = `${run.segment} ${path}`;
    const used = played.get(key) ?? new Set();
    played.delete(key);
    played.set(key, used);
    if (played.size > most) played.delete(played.keys().next().value ?? "");
    const turn = run.scenarios.findIndex(
      ({ fault }, index) => !used.has(index) && (!fault.met || meets(fault.met)),
    );
    if (turn === -1) return undefined;
    used.add(turn);
    return run.scenarios[turn];
  };
}
