import { computed, signal } from "@preact/signals";
import { isEqual, omit, pickBy } from "es-toolkit";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type Changes, withChanges } from "../../draft/changes.ts";
import type { DraftSource } from "../../draft/link.ts";
import { BRANDING_ENABLED } from "../settings/branding-groups.ts";
import { pageStyles, publishedAt } from "../settings/page-theme.ts";
import { pathsOf, type Setting } from "../settings/setting.ts";
import { createHistory } from "./history.ts";
import { createTwoDrafts, type DraftName } from "./two-drafts.ts";

/** A location: its published record, and what the draft changes. */
export interface DraftState {
  source: DraftSource;
  published: LocationRecord;
  changes: Changes;
  /** Which of two drafts these changes are. @default A */
  name?: DraftName;
  /** The changes of the other draft, if there are two. */
  other?: Changes;
}

/** The draft without changes that equal the published value. */
const withoutEqual = (state: DraftState): DraftState => ({
  ...state,
  changes: pickBy(
    state.changes,
    (value, path) => !isEqual(value, publishedAt(state.published, path)),
  ),
});

/** The open draft and its undo history. */
export function createDraftModel(initial: DraftState) {
  const steps = createHistory(initial);
  const { present: state, add, closeStep, restart, replace: _replace, ...history } = steps;
  const { changesOf, ...twoDrafts } = createTwoDrafts(steps);
  const source = computed(() => state.value.source);
  const published = computed(() => state.value.published);
  const changes = computed(() => state.value.changes);
  const drafted = computed(() => withChanges(published.value, changes.value));
  const showPublished = signal(false);

  /** Sets values by path. A value that equals the published one is removed from the changes. */
  function change(values: Changes, mergeKey: string | null = null): void {
    const next = withoutEqual({ ...state.value, changes: { ...changes.value, ...values } });
    if (!isEqual(next.changes, changes.value)) add(next, mergeKey);
  }

  /** Resets the given paths, or all of them, to the published values. */
  function reset(paths: readonly string[] = Object.keys(changes.value)): void {
    if (paths.some((path) => path in changes.value)) {
      add({ ...state.value, changes: omit(changes.value, paths) });
    }
  }

  /** What to render of one of two drafts: with its changes, or as published while the two are compared. */
  const shownOf = (which: DraftName) => ({
    record: computed(() =>
      showPublished.value ? published.value : withChanges(published.value, changesOf(which)),
    ),
    styles: computed(() => (showPublished.value ? {} : pageStyles(changesOf(which)))),
    count: computed(() => Object.keys(changesOf(which)).length),
  });

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
    ...twoDrafts,
    sides: { A: shownOf("A"), B: shownOf("B") },
    /** Undo and redo. */
    ...history,
    /** Opens another location or draft as an undo step. */
    open: (next: DraftState) => add(withoutEqual(next)),
    /** Opens the draft with which the page starts: no undo step, unless there already is one. */
    openFirst: (next: DraftState) => (history.canUndo.value ? add : restart)(withoutEqual(next)),
    change,
    reset,
    /** Ends the current undo step. */
    commit: closeStep,
  };
}
