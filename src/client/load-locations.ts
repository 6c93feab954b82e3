import {
  type LoadFallback,
  type LoadOptions,
  type LoadResult,
  loadLocation,
} from "./load-location.ts";

/** How many records are loaded at the same time. */
const AT_ONCE = 6;

/** Loads the records of several locations, each by itself; calls back with each result. Never rejects. */
export async function loadLocations(
  baseUrl: string,
  ids: readonly string[],
  options: LoadOptions,
  loadFallback: () => Promise<LoadFallback | null>,
  onResult: (id: string, result: LoadResult) => void,
): Promise<void> {
  const waiting = [...ids];
  const loadNext = async (): Promise<void> => {
    const id = waiting.shift();
    if (id === undefined) return;
    onResult(id, await loadLocation(baseUrl, id, options, loadFallback));
    await loadNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadNext));
}
