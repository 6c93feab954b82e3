import type { FaultTarget } from "./fault.ts";
import type { FaultRun, Scenario } from "./fault-run.ts";

/**
 * Tracks which scenarios of each run were injected, separately for each path. Keeps at most `maxRuns`
 * runs and drops the least recently used.
 */
export function faultSequence(maxRuns: number) {
  const injectedByRun = new Map<string, Set<number>>();

  /**
   * The next scenario to inject for this request, if any; it counts as injected from now on.
   * Scenarios that do not apply to this request are skipped and stay available.
   */
  return function next(
    run: FaultRun,
    path: string,
    applies: (target: FaultTarget) => boolean,
  ): Scenario | undefined {
    const key = `${run.segment} ${path}`;
    const injected = injectedByRun.get(key) ?? new Set();
    injectedByRun.delete(key);
    injectedByRun.set(key, injected);
    if (injectedByRun.size > maxRuns) injectedByRun.delete(injectedByRun.keys().next().value ?? "");
    const index = run.scenarios.findIndex(
      ({ fault }, position) =>
        !injected.has(position) && (!fault.appliesTo || applies(fault.appliesTo)),
    );
    if (index === -1) return undefined;
    injected.add(index);
    return run.scenarios[index];
  };
}
