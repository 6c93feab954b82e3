import { computed, signal } from "@preact/signals";
import { isEqual, pickBy } from "es-toolkit";
import { NOT_CHOSEN } from "../../form/branding/brand.ts";
import { type Changes, withChanges } from "../draft/changes.ts";
import type { DraftState } from "../draft/link.ts";
import {
  ACCENT,
  BRANDING,
  BRANDING_ENABLED,
  COLOR,
  FONT,
  pageStyles,
  publishedAt,
  recordChanges,
  SHOWS_NAME,
} from "../settings/settings.ts";

export interface SavedVersion {
  changes: Changes;
  /** Null if nothing is saved. */
  etag: string | null;
}

/** What the form shows without branding, and with it at first, so that the first change is the only one. */
const UNBRANDED: Changes = { [SHOWS_NAME]: true, [COLOR]: NOT_CHOSEN, [FONT]: "" };

export function createDraftModel(initial: DraftState) {
  /** The states in their order, of which one is present. */
  const steps = signal<{ states: readonly DraftState[]; index: number }>({
    states: [initial],
    index: 0,
  });
  let mergeKey: string | null = null;
  const state = computed(() => steps.value.states[steps.value.index] ?? initial);
  const canUndo = computed(() => steps.value.index > 0);

  const published = computed(() => state.value.published);
  const changes = computed(() => state.value.changes);
  const drafted = computed(() => withChanges(published.value, changes.value));

  /** The version of each record that its draft was made from, by ID. */
  const saved = signal<Readonly<Record<string, SavedVersion>>>({});
  const hasUnsavedChanges = computed(
    () => !isEqual(recordChanges(changes.value), saved.value[published.value.id]?.changes ?? {}),
  );

  /**
   * Opens another state, without changes that equal the published value, as an undo step. Those with the same `key`
   * become one, as while a word is typed, unless it is null.
   */
  function open({ published, ...rest }: DraftState, key: string | null = null): void {
    const changes = pickBy(
      rest.changes,
      (value, path) => !isEqual(value, publishedAt(published, path)),
    );
    const next = { ...rest, published, changes };
    if (isEqual(next, state.value)) return;
    const { states, index } = steps.value;
    const isMerged = key !== null && key === mergeKey;
    const past = states.slice(0, isMerged ? index : index + 1);
    steps.value = { states: [...past, next], index: past.length };
    mergeKey = key;
  }

  function move(by: 1 | -1): void {
    const { states, index } = steps.value;
    if (index + by in states) steps.value = { states, index: index + by };
    mergeKey = null;
  }

  /** Sets values by path. */
  function change(values: Changes, key: string | null = null): void {
    // Without branding, none of its values has an effect.
    const hasBranding = Object.keys(values).some((path) => path.startsWith(`${BRANDING}.`));
    const isTurnedOn = hasBranding && !isBranded.value && !(BRANDING_ENABLED in values);
    const all = {
      ...changes.value,
      ...(isTurnedOn && { ...UNBRANDED, [BRANDING_ENABLED]: true }),
      // The page had it for another brand.
      ...(COLOR in values && { [ACCENT]: "" }),
      ...values,
    };
    open({ ...state.value, changes: all }, key);
  }

  const currentValue = (path: string): unknown =>
    path in changes.value ? changes.value[path] : publishedAt(published.value, path);
  const shownValue = (path: string) =>
    path in UNBRANDED && !isBranded.value ? UNBRANDED[path] : currentValue(path);
  /** Whether the settings of the branding have an effect. */
  const isBranded = computed(() => currentValue(BRANDING_ENABLED) === true);

  return {
    state,
    published,
    changes,
    saved,
    hasUnsavedChanges,
    drafted,
    /** The page's CSS declarations to render the form with. */
    styles: computed(() => pageStyles(changes.value)),
    valueOf: currentValue,
    shownValue,
    isBranded,
    canUndo,
    undo: () => move(-1),
    redo: () => move(1),
    open,
    restart: () => {
      steps.value = { states: [state.value], index: 0 };
    },
    change,
    /** Resets everything to the published values. */
    reset: () => open({ ...state.value, changes: {} }),
    commit: () => {
      mergeKey = null;
    },
  };
}
