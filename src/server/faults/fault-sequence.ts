import type { FaultTarget } from "./fault.ts";
import type { FaultRun, Scenario } from "./fault-run.ts";

/**
 * Tracks which scenarios of each run were played, separately for each path. Keeps at most `maxRuns`
 * runs and drops the least recently used.
 */
export function faultSequence(maxRuns: number) {
  const playedByRun = new Map<string, Set<number>>();

  /**
   * The next scenario to play for this request, if any; it counts as played from now on.
   * Scenarios that do not apply to this request are skipped and stay available.
   */
  return function next(
    run: FaultRun,
    path: string,
    applies: (target: FaultTarget) => boolean,
  ): Scenario | undefined {
    const key = `${run.segment} ${path}`;
    const played = playedByRun.get(key) ?? new Set();
    playedByRun.delete(key);
    playedByRun.set(key, played);
    if (playedByRun.size > maxRuns) playedByRun.delete(playedByRun.keys().next().value ?? "");
    const index = run.scenarios.findIndex(
      ({ fault }, position) =>
        !played.has(position) && (!fault.appliesTo || applies(fault.appliesTo)),
    );
    if (index === -1) return undefined;
    played.add(index);
    return run.scenarios[index];
  };
}
