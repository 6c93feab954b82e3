import { computed } from "@preact/signals";
import { STEP_NAMES } from "../../../contract/questions.ts";
import { effect, listen } from "../../../host/contain.ts";
import { showLocations } from "../../../state/locations.ts";
import type { SchedulerModel } from "../../../state/scheduler-model.ts";
import type { Level } from "../form-context.ts";
import { newId } from "./submit-request.ts";

interface MarkedState {
  webScheduler?: { form: string; level: number };
}

interface Entries {
  form: string;
  /** How many levels have an entry at or before the current one. */
  count: number;
  /** The page's entry below those of the form. */
  base: string;
  /** `history.length` after the last entry was added; it grows if the page adds one. */
  length: number;
}

/** An element that is moved, or whose dialog starts a new form, continues with its entries. */
const entriesOf = new WeakMap<Element, Entries>();

/**
 * Lets Back close the dialog and return to the previous step, instead of leaving the page, by a history entry for each,
 * with the page's URL. Only Back and Forward move between them: Back skips an entry that is no longer needed, because
 * leaving it at once would scroll, and cancel a navigation of the page.
 */
export function followHistory(
  element: Element,
  scheduler: SchedulerModel,
  dialog: Level | null,
  { signal }: { signal: AbortSignal },
): void {
  const entries = entriesOf.get(element) ?? { form: newId(), count: 0, base: "", length: 0 };
  entriesOf.set(element, entries);
  entries.count = levelOf(history.state, entries) ?? entries.count;
  const levels = [
    ...(dialog ? [dialog] : []),
    ...(scheduler.hasLocations ? [levelOfForm(scheduler)] : []),
    ...STEP_NAMES.slice(1).map((_, index) => levelOfStep(scheduler, index + 1)),
  ];

  function countShown(): number {
    const hidden = levels.findIndex((level) => !level.isOpen.value);
    return hidden < 0 ? levels.length : hidden;
  }

  function addMissing(): void {
    const shown = countShown();
    while (entries.count < shown) if (!addEntry(entries)) return;
  }

  function handlePopState(event: PopStateEvent): void {
    const level = levelOf(event.state, entries);
    const previous = entries.count;
    if (level === null || level === previous) return;
    entries.count = level;
    // Otherwise the page has added entries, so it may have to react as well.
    const isBetweenOwn = history.length === entries.length;
    if (isBetweenOwn) event.stopImmediatePropagation();
    const shown = countShown();
    if (level > previous) for (const next of levels.slice(shown, level)) next.open();
    else if (shown > level) levels[level]?.close();
    // Otherwise this press of Back would have no effect.
    else if (isBetweenOwn) history.back();
    addMissing();
  }

  const stop = effect(addMissing);
  // Chromium 156 calls a window's listeners in order and ignores `capture`; others call this one before the page's.
  listen(window, "popstate", handlePopState, { signal, capture: true });
  listen(signal, "abort", stop);
}

/** The level of the current entry, 0 for the page's below the form's; null if it is another one. */
function levelOf(state: unknown, { form, base }: Entries): number | null {
  const mark = (state as MarkedState | null)?.webScheduler;
  if (mark?.form === form) return mark.level;
  return base !== "" && describeEntry(state) === base ? 0 : null;
}

/** @returns whether it was added */
function addEntry(entries: Entries): boolean {
  const { state } = history;
  const entry = describeEntry(state);
  if (entry === "") return false;
  const webScheduler = { form: entries.form, level: entries.count + 1 };
  try {
    // Not `history.pushState`, which routers and analytics replace to be told of navigations.
    History.prototype.pushState.call(history, { webScheduler } satisfies MarkedState, "");
  } catch {
    // Some sandboxed pages may not, and Safari allows 100 entries in 30 seconds.
    return false;
  }
  if (entries.count === 0) entries.base = entry;
  entries.count += 1;
  entries.length = history.length;
  return true;
}

/**
 * Identifies an entry of a page without a router, or of another form. Empty if the page has set a state:
 * its router would react to Back even if the URL stays the same.
 */
const describeEntry = (state: unknown) =>
  state === null || (state as MarkedState).webScheduler
    ? `${location.href} ${JSON.stringify(state)}`
    : "";

/** The form of one of several locations, after the choice; Forward chooses none. */
const levelOfForm = (scheduler: SchedulerModel): Level => ({
  isOpen: computed(() => /^(step|stopped)$/.test(scheduler.phase.value.name)),
  close: () => showLocations(scheduler),
  open() {},
});

/** The level that is open from the step with this index in the list on; "stopped" follows the screener. */
function levelOfStep({ phase, form, back, next }: SchedulerModel, index: number): Level {
  const { steps, step, isLast, checks } = form;
  const shown = computed(() => (step.value ? steps.value.indexOf(step.value) : -1));
  return {
    isOpen: computed(() => (phase.value.name === "stopped" ? index === 1 : shown.value >= index)),
    // Several steps at once, if the patient goes back by several entries.
    close: () => back(steps.value[index - 1]?.name),
    open() {
      // An answer may have been cleared or removed, which is not an error to show, and the last step would send.
      const isAnswered = step.value?.questions.every(({ name }) => !checks.value?.errorOf(name));
      if (isAnswered && !isLast()) void next();
    },
  };
}
