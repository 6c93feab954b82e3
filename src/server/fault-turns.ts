import type { FaultRun, Scenario } from "./fault-run.ts";

/**
 * Counts how far each run has been played, for each path by itself. Of more than `most` runs, the
 * one that was asked for longest ago is forgotten.
 */
export function faultTurns(most: number) {
  const played = new Map<string, number>();

  /** The scenario that this request meets, if one is left for it; it is then used up. */
  return function take(run: FaultRun, path: string, method: string): Scenario | undefined {
    const key = `${run.segment} ${path}`;
    const turn = played.get(key) ?? 0;
    const scenario = run.scenarios[turn];
    const passes = !scenario || (scenario.fault.onlyPost && method !== "POST");
    played.delete(key);
    played.set(key, passes ? turn : turn + 1);
    if (played.size > most) played.delete(played.keys().next().value ?? "");
    return passes ? undefined : scenario;
  };
}
