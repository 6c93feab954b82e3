/**
 * Shares each result for a second, because many clients ask at the same time.
 * @param read for one of a few keys
 */
export function atMostOnceASecond<Result>(
  read: (key: string) => Promise<Result>,
): (key: string) => Promise<Result> {
  const last = new Map<string, { result: Promise<Result>; until: number }>();
  return (key) => {
    const shared = last.get(key);
    if (shared && performance.now() < shared.until) return shared.result;
    const result = read(key);
    last.set(key, { result, until: performance.now() + 1000 });
    return result;
  };
}
