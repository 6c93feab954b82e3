/** Counts in `window.countTimers()` the timers and callbacks that are neither done nor cancelled. */
export function installTimerCounter(): void {
  const pending = new Set<string>();
  Object.defineProperty(window, "countTimers", { value: () => pending.size });
  const functions = window as never as Record<string, (...values: unknown[]) => number>;
  for (const [start, cancel, isRepeated] of [
    ["setTimeout", "clearTimeout", false],
    ["setInterval", "clearInterval", true],
    ["requestAnimationFrame", "cancelAnimationFrame", false],
    ["requestIdleCallback", "cancelIdleCallback", false],
  ] as const) {
    const { [start]: run, [cancel]: stop } = functions;
    if (!run || !stop) throw new Error(`There is no ${start} or ${cancel}`);
    functions[start] = (callback, ...rest) => {
      const id = run(
        (...values: unknown[]) => {
          if (!isRepeated) pending.delete(`${cancel} ${id}`);
          (callback as (...values: unknown[]) => void)(...values);
        },
        ...rest,
      );
      pending.add(`${cancel} ${id}`);
      return id;
    };
    functions[cancel] = (id) => {
      pending.delete(`${cancel} ${id}`);
      return stop(id);
    };
  }
}

export const countTimers = () => (window as never as { countTimers(): number }).countTimers();
