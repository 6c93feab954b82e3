import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import { TAG_NAME } from "../../../api/names.ts";
import { findAll } from "../../deferred/markup/find-all.ts";
import { startTag } from "./layout/tree.ts";
import { waitUntil } from "./wait-until.ts";

/** Longer than most scripts that refresh a part of a page wait. */
const WATCH_MS = 6_000;
/** An app may have shown the form once or twice before, and the page may have been open for a moment only. */
const SHORT_WATCH_MS = 3_000;
const MIN_RELOADS = 3;
/** How old the page is before the form counts as staying: a clock has replaced it by then. */
export const MIN_AGE_MS = 2_500;

/**
 * Watches whether a script of the page replaces the form by a new one, which has no answers. Waits on a
 * page that has just loaded, and if that seems to have happened before.
 *
 * @param forms those that were there when the check began
 * @param loads what {@link countLoads} returned then
 */
export async function checkReplaced(
  forms: readonly Element[],
  loads: number,
): Promise<CheckFinding[]> {
  const wasRemoved = () => forms.some(({ isConnected }) => !isConnected);
  if (forms.length > 0) await waitUntil(wasRemoved, MIN_AGE_MS - performance.now());
  const isGone = wasRemoved();
  const before = new Set(findAll(TAG_NAME));
  if (isGone && before.size === 0) return [finding("WS535", "The form")];
  if (!isGone && loads <= forms.length) return [];
  const isLikely = isGone || loads >= forms.length + MIN_RELOADS;
  let place = "";
  const observer = new MutationObserver((records) => {
    const removal = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => [...before].some((form) => node.contains(form))),
    );
    if (removal?.target instanceof Element) place = startTag(removal.target);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  const isReplaced = () =>
    [...before].some(({ isConnected }) => !isConnected) &&
    findAll(TAG_NAME).some((form) => !before.has(form));
  await waitUntil(isReplaced, isLikely ? WATCH_MS : SHORT_WATCH_MS);
  observer.disconnect();
  return isReplaced() ? [finding("WS569", "The form", place && `in ${place}`)] : [];
}

/** How often forms, and earlier checks, have loaded a record. */
export const countLoads = (): number =>
  performance
    .getEntriesByType("resource")
    .filter(({ name }) => /\/public-detail\/$/.test(name))
    // A form that cannot load it tries several times.
    .filter((entry) => ((entry as PerformanceResourceTiming).responseStatus ?? 200) === 200).length;
