import { computed, signal } from "@preact/signals";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type Changes, withChanges } from "../../draft/changes.ts";
import type { DraftSource } from "../../draft/link.ts";
import { BRANDING_ENABLED } from "../settings/branding-groups.ts";
import { pageStyles, publishedAt } from "../settings/page-theme.ts";
import { pathsOf, type Setting } from "../settings/setting.ts";
import { addStep, closeStep, createHistory, type History, redo, undo } from "./history.ts";
import { isEqual } from "./is-equal.ts";

/** A location: its published record, and what the draft changes. */
export interface DraftState {
  source: DraftSource;
  published: LocationRecord;
  changes: Changes;
}

/** The draft without changes that equal the published value. */
function withoutEqual({ published, changes, ...rest }: DraftState): DraftState {
  const differing = Object.entries(changes).filter(
    ([path, value]) => !isEqual(value, publishedAt(published, path)),
  );
  return { ...rest, published, changes: Object.fromEntries(differing) };
}

/** The open draft and its undo history. */
export function createDraftModel(initial: DraftState) {
  const history = signal<History<DraftState>>(createHistory(initial));
  const state = computed(() => history.value.present);
  const source = computed(() => state.value.source);
  const published = computed(() => state.value.published);
  const changes = computed(() => state.value.changes);
  const drafted = computed(() => withChanges(published.value, changes.value));
  const showPublished = signal(false);

  function update(next: DraftState, mergeKey: string | null = null): void {
    history.value = addStep(history.value, next, mergeKey);
  }

  /** Sets values by path. A value that equals the published one is removed from the changes. */
  function change(values: Changes, mergeKey: string | null = null): void {
    const next = withoutEqual({ ...state.value, changes: { ...changes.value, ...values } });
    if (!isEqual(next.changes, changes.value)) update(next, mergeKey);
  }

  /** Resets the given paths, or all of them, to the published values. */
  function reset(paths: readonly string[] = Object.keys(changes.value)): void {
    const kept = Object.entries(changes.value).filter(([path]) => !paths.includes(path));
    if (kept.length < Object.keys(changes.value).length) {
      update({ ...state.value, changes: Object.fromEntries(kept) });
    }
  }

  /** The value of a setting. */
  const currentValue = (path: string): unknown =>
    path in changes.value ? changes.value[path] : publishedAt(published.value, path);

  return {
    state,
    source,
    published,
    changes,
    /** The record with the changes. */
    drafted,
    /** The record to render: with the changes, or as published while the two are compared. */
    shown: computed(() => (showPublished.value ? published.value : drafted.value)),
    /** The page's CSS declarations to render the form with. */
    shownStyles: computed(() => (showPublished.value ? {} : pageStyles(changes.value))),
    valueOf: currentValue,
    /** Whether the draft changes one of the setting's values. */
    isChanged: (setting: Setting) => pathsOf(setting).some((path) => path in changes.value),
    /** Whether the settings of the branding have an effect. */
    isBranded: computed(() => currentValue(BRANDING_ENABLED) === true),
    showPublished,
    canUndo: computed(() => history.value.past.length > 0),
    canRedo: computed(() => history.value.future.length > 0),
    /** Opens another location or draft as an undo step. */
    open: (next: DraftState) => update(withoutEqual(next)),
    /** Opens the draft with which the page starts: no undo step, unless there already is one. */
    openFirst: (next: DraftState) => {
      if (history.value.past.length > 0) update(withoutEqual(next));
      else history.value = createHistory(withoutEqual(next));
    },
    change,
    reset,
    /** Ends the current undo step. */
    commit: () => {
      history.value = closeStep(history.value);
    },
    undo: () => {
      history.value = undo(history.value);
    },
    redo: () => {
      history.value = redo(history.value);
    },
  };
}
